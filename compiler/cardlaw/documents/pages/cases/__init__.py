"""Tables drawn: situations, findings, questions that players quarrel about."""
