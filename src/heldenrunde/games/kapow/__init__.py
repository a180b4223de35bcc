"""KAPOW!: dice that are built during play, and placed behind screens."""
