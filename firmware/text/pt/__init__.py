"""Brazilian Portuguese, with "você"."""
