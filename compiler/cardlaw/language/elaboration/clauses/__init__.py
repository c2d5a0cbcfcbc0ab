"""The second pass: clauses and bodies with each name resolved and each expression typed."""
