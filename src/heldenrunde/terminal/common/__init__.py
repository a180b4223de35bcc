"""What all sessions and both clients share: words, colours, the way to a choice, looking up."""
