"""What each kind of play does differently at the table."""
