"""Windows as code: who is asked, what each move is worth, and what is written down for an answer from outside."""
