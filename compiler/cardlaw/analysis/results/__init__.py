"""What the analysis finds, as values: findings, differences, their status, the choices they hang on."""
