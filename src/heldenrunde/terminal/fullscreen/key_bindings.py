"""Keys and what they do."""

from __future__ import annotations

from textual.binding import Binding, BindingType


def keys(actions: dict[str, str]) -> list[BindingType]:
    """Bindings without Textual's own footer: it would show them in one language only."""
    return [Binding(key, action, show=False) for key, action in actions.items()]
