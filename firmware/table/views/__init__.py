"""Screens and dialogs over the table, and what they say."""
