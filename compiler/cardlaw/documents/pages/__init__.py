"""Models → pages: an edition with its rules, situations and findings; glossaries, galleries, comparisons."""
