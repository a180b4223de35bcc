"""For all tests: the option --nightly, the Hypothesis profiles, and no skipped test when CI=true."""

import os

import pytest
from hypothesis import settings

os.environ.setdefault("HELDENRUNDE_ENGINE", "sources")  # whatever `make fast` has built: what is written is tested

settings.register_profile("default", deadline=None, derandomize=True)
settings.register_profile("nightly", deadline=None, derandomize=False, max_examples=2_000, print_blob=True)

NIGHTLY_TIMEOUT = 3_600
FINE = (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--nightly", action="store_true", help="also run the long tests (marker nightly)")


def pytest_configure(config: pytest.Config) -> None:
    if not config.getoption("--hypothesis-profile"):
        settings.load_profile("nightly" if config.getoption("--nightly") else "default")
    config.pluginmanager.register(SkipWatch(config), "skip-watch")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """With -n auto: one more than there are cores, because who tests a server waits for it now and then."""
    return (os.cpu_count() or 1) + 1


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Without --nightly long tests are not selected; with it they have more time."""
    nightly = [item for item in items if item.get_closest_marker("nightly")]
    if config.getoption("--nightly"):
        for item in nightly:
            if not item.get_closest_marker("timeout"):
                item.add_marker(pytest.mark.timeout(NIGHTLY_TIMEOUT))
    elif nightly:
        config.hook.pytest_deselected(items=nightly)
        items[:] = [item for item in items if item not in nightly]


class SkipWatch:
    """With CI=true a skipped test fails the session: what is not run is not known to work.

    Under xdist every worker hands what it has seen to the controller.
    """

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.skipped: set[str] = set()
        self.watching = os.environ.get("CI", "").lower() == "true"

    def note(self, report: pytest.TestReport | pytest.CollectReport) -> None:
        if report.skipped and not hasattr(report, "wasxfail"):
            reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
            self.skipped.add(f"{report.nodeid}: {reason}")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.note(report)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        self.note(report)

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: object) -> None:
        """In the xdist controller: a worker has ended."""
        self.skipped.update(getattr(node, "workeroutput", {}).get("skipped", []))

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        output = getattr(self.config, "workeroutput", None)
        if output is not None:
            output["skipped"] = sorted(self.skipped)
        elif self.watching and self.skipped and session.exitstatus in FINE:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.watching and self.skipped:
            terminalreporter.section("CI=true: skipped tests are failures", red=True)
            for line in sorted(self.skipped):
                terminalreporter.line(line)
