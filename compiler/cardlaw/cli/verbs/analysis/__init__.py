"""Verbs that say something about rulebooks: may I, what is wrong, what differs, what is there."""
