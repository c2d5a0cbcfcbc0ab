"""Sheets to print: one value made from a model, written as PDF, HTML or Markdown."""
