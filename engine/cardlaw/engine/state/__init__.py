"""The state of a table: where everything of a model lies in it, and the chance that it draws on."""
