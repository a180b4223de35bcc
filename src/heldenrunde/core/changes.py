"""What is different in two descriptions: `[value]` instead of what was there, or what changes inside."""

from __future__ import annotations

from typing import Any


def changes(old: Any, new: Any) -> Any:
    """What makes the new of the old; nothing to change is an empty dict."""
    if old == new:
        return {}
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        return {key: changes(old[key], new[key]) for key in old if old[key] != new[key]}
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        return {str(i): changes(old[i], new[i]) for i in range(len(old)) if old[i] != new[i]}
    return [new]


def changed(old: Any, change: Any) -> Any:
    """The new one."""
    if isinstance(change, list):
        return change[0]
    if isinstance(old, list):
        return [changed(value, change[str(i)]) if str(i) in change else value for i, value in enumerate(old)]
    return (
        {key: changed(value, change[key]) if key in change else value for key, value in old.items()} if change else old
    )
