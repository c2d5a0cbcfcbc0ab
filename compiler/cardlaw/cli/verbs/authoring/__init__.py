"""Verbs for those who write rules: start, format, translate, share; shells and editors."""
