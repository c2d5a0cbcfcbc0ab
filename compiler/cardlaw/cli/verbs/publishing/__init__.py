"""Verbs that publish: sheets, sites, the studio."""
