"""What analysis, scenarios and counts have found → what pages show."""
