"""Those who decide: people at a terminal and players of ours, each seeing only its own view."""
