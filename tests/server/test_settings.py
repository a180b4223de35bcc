"""Settings: the later source wins, and what is wrong is one clear sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from heldenrunde.errors import HeldenrundeError
from heldenrunde.server.settings import Settings, load


def test_the_defaults_are_for_one_machine():
    settings = load(environment={})
    assert settings == Settings()
    assert (settings.host, settings.port, settings.workers) == ("127.0.0.1", 8000, 1)
    assert (settings.rate, settings.burst, settings.frame_limit) == (5.0, 20, 8192)


def test_without_a_database_there_is_a_file_in_the_users_data_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert Settings().store_url() == f"sqlite:///{tmp_path}/heldenrunde/tables.sqlite"
    assert Settings(database="postgresql://x").store_url() == "postgresql://x"


def test_file_then_environment_then_flags(tmp_path):
    file = tmp_path / "server.toml"
    file.write_text('port = 1\nhost = "file"\nrate = 2\norigins = ["https://a", "https://b"]')
    environment = {
        "HELDENRUNDE_CONFIG": str(file),
        "HELDENRUNDE_PORT": "2",
        "HELDENRUNDE_LANG": "de",
        "HELDENRUNDE_ENGINE": "sources",
        "HOME": "x",
    }
    settings = load(environment=environment, flags={"port": None, "workers": 3})
    assert (settings.port, settings.host, settings.workers, settings.rate) == (2, "file", 3, 2.0)
    assert settings.origins == ("https://a", "https://b")
    assert load(environment=environment, flags={"port": 3}).port == 3


def test_lists_in_the_environment_are_separated_by_commas():
    environment = {"HELDENRUNDE_ORIGINS": "https://a, https://b"}
    assert load(environment=environment).origins == ("https://a", "https://b")


@pytest.mark.parametrize(
    ("content", "id"),
    [
        ("port = ", "server-bad-config"),
        ("colour = 3", "server-unknown-setting"),
        ('port = "many"', "server-bad-setting"),
        ("port = 70000", "server-bad-setting"),
        ("rate = 0", "server-bad-setting"),
        ('log_level = "loud"', "server-bad-setting"),
        ("origins = 3", "server-bad-setting"),
        ("host = 3", "server-bad-setting"),
        ("[server]\nport = 1", "server-unknown-setting"),
    ],
)
def test_what_is_wrong_is_one_sentence(tmp_path, content, id):
    file = tmp_path / "server.toml"
    file.write_text(content)
    with pytest.raises(HeldenrundeError) as wrong:
        load(file, {})
    assert wrong.value.reason.id == id
    for language in ("de", "en"):
        assert "\n" not in wrong.value.reason.text(language)


def test_a_file_that_is_not_there():
    with pytest.raises(HeldenrundeError) as wrong:
        load(Path("/no/such/file.toml"), {})
    assert wrong.value.reason.id == "server-no-config"


def test_a_variable_that_means_nothing_is_reported():
    with pytest.raises(HeldenrundeError) as wrong:
        load(environment={"HELDENRUNDE_PROT": "1"})
    assert "prot" in str(wrong.value)
