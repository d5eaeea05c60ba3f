"""Who may talk to the server: hosts, origins, and whose word about addresses counts."""

import asyncio
from pathlib import Path

import pytest
from aiohttp.test_utils import make_mocked_request
from multidict import CIMultiDict

from ubongo.server.config import Config
from ubongo.server.http.security import HEADERS, AccessPolicy, security_headers


def access(**settings: object) -> AccessPolicy:
    return AccessPolicy(Config(Path("unused"), **settings))  # type: ignore[arg-type]


HERE = "127.0.0.1:8642"


@pytest.mark.parametrize("host", [HERE, "localhost:8642", "LocalHost", "[::1]:8642", "127.0.0.7"])
def test_at_home_we_answer_to_the_names_of_this_machine(host: str) -> None:
    assert access().allows_host(host)


@pytest.mark.parametrize(
    "host",
    [
        "",
        "evil.example",
        "evil.example:8642",
        "192.168.1.7:8642",
        "localhost.evil.example",
        "[",
        "]",
        "[::1",
        "::1",
        "[::1]x",
        "[::g]",
        "127.0.0.1:x",
        "127.0.0.1:",
        "127.0.0.1:0",
        "127.0.0.1:65536",
        "127.0.0.1:8642:8642",
        "127.0.0.1/",
        "eve@127.0.0.1",
        "127.0.0.1 ",
        "localhost\x00",
        "١٢٧.0.0.1",
    ],
)
def test_at_home_another_name_is_not_ours(host: str) -> None:
    """S-27: a page whose name was rebound to 127.0.0.1 gets nothing."""
    assert not access().allows_host(host)


def test_in_a_home_network_we_are_asked_for_by_address_or_by_our_own_name() -> None:
    import socket

    home = access(host="0.0.0.0")

    assert home.allows_host("192.168.1.7:8642")
    assert home.allows_host("[fe80::1]:8642")
    assert home.allows_host(f"{socket.gethostname()}.local:8642")
    assert not home.allows_host("evil.example")


def test_behind_a_proxy_the_public_name_and_those_allowed_are_ours() -> None:
    public = access(public_url="https://ubongo.example", allowed_hosts=("Play.Example",))

    assert public.allows_host("ubongo.example")
    assert public.allows_host("play.example")
    assert not public.allows_host("other.example")


@pytest.mark.parametrize("host", ["ubongo.example", "ubongo.example:8443", "UBONGO.example:8443"])
def test_a_proxy_may_leave_the_port_of_the_public_address_out(host: str) -> None:
    """S-26: `$host` of nginx has no port, `$http_host` has the one that the browser named."""
    public = access(public_url="https://ubongo.example:8443")

    assert public.allows_host(host)
    assert public.allows_origin("https://ubongo.example:8443", host)
    assert not public.allows_origin("https://ubongo.example", host)


@pytest.mark.parametrize(("url", "usual"), [("https://u.example", 443), ("http://u.example", 80)])
def test_the_usual_port_may_be_named(url: str, usual: int) -> None:
    """S-26: it was answered with 421."""
    public = access(public_url=url)

    assert public.allows_host(f"u.example:{usual}")
    assert not public.allows_host("u.example:8642")
    assert public.allows_origin(f"{url}:{usual}", "u.example")
    assert public.allows_origin(url, f"u.example:{usual}")


def test_a_request_asks_for_something_on_the_host_that_it_names() -> None:
    """S-27: a target on another host was served."""
    here = access()
    for target in ("/", "/t/abc?x=http://evil.example/", f"http://{HERE}/", f"HTTP://{HERE}"):
        assert here.allows_target(target, HERE)
    for target in (
        "http://evil.example/",
        f"http://{HERE}@evil.example/",
        "evil.example:443",
        "*",
        f"ftp://{HERE}/",
        f"http://{HERE}.evil.example/",
    ):
        assert not here.allows_target(target, HERE)


def test_a_page_of_ours_may_connect_from_the_host_that_was_asked_for() -> None:
    assert access().allows_origin(f"http://{HERE}", HERE)
    assert access().allows_origin("http://LOCALHOST:8642", "localhost:8642")


@pytest.mark.parametrize(
    "origin",
    [
        None,
        "",
        "null",
        "http://127.0.0.1:9999",  # another port of the same machine is another page
        "http://127.0.0.1",
        "https://evil.example",
        "http://evil.example/127.0.0.1:8642",
        "http://127.0.0.1:8642.evil.example",
        "http://127.0.0.1:8642@evil.example",
        "file://127.0.0.1:8642",
        "127.0.0.1:8642",
        "http://[",
        "https://127.0.0.1:8642",  # we do not speak it ourselves
        "http://127.0.0.1:8642/",
        "http://127.0.0.1:8642?",
        "http://127.0.0.1:8642#",
        "http://127.0.0.1:8642 ",
        "http://127.0.0.1:8642\nhttp://evil.example",
    ],
)
def test_any_other_page_may_not(origin: str | None) -> None:
    """S-27: the scheme counts, and what is not exactly an origin is none."""
    assert not access().allows_origin(origin, HERE)


def test_pages_of_allowed_hosts_may_connect() -> None:
    public = access(public_url="https://ubongo.example", allowed_hosts=("play.example",))

    assert public.allows_origin("https://ubongo.example", "internal:8642")
    assert public.allows_origin("https://play.example", "internal:8642")
    assert not public.allows_origin("https://other.example", "internal:8642")
    # Over HTTP anybody on the way could have made the page.
    assert not public.allows_origin("http://ubongo.example", "ubongo.example")


def address(trusted: tuple[str, ...], peer: str, *forwarded: str) -> str:
    headers = CIMultiDict([("X-Forwarded-For", value) for value in forwarded])
    request = make_mocked_request("GET", "/", headers=headers)
    return access(trusted_proxies=trusted).address(request.clone(remote=peer))


def test_without_a_trusted_proxy_nobody_is_believed() -> None:
    assert address((), "203.0.113.9", "198.51.100.1") == "203.0.113.9"
    assert address(("10.0.0.0/8",), "203.0.113.9", "198.51.100.1") == "203.0.113.9"


def test_a_trusted_proxy_is_believed_about_its_last_hop_only() -> None:
    proxy = ("127.0.0.1",)

    assert address(proxy, "127.0.0.1", "198.51.100.1") == "198.51.100.1"
    # What stands before it was written by the client.
    assert address(proxy, "127.0.0.1", "1.2.3.4, 198.51.100.1") == "198.51.100.1"
    assert address(proxy, "127.0.0.1", "1.2.3.4", "198.51.100.1") == "198.51.100.1"
    # A chain of our own proxies is followed to its end.
    chain = ("127.0.0.1", "10.0.0.0/8")
    assert address(chain, "127.0.0.1", "1.2.3.4, 198.51.100.1, 10.1.1.1") == "198.51.100.1"


@pytest.mark.parametrize("said", ["", "unknown", "_hidden", "<script>", ",,", "1.2.3.4:5:6"])
def test_what_is_no_address_counts_as_the_proxy_and_the_host_hears_of_it(
    said: str, caplog: pytest.LogCaptureFixture
) -> None:
    """S-25: it used to happen without a word."""
    assert address(("127.0.0.1",), "127.0.0.1", said) == "127.0.0.1"
    assert "the proxy 127.0.0.1 says nothing usable" in caplog.text


@pytest.mark.parametrize(
    ("said", "counts"),
    [
        ("198.51.100.1:4711", "198.51.100.1"),
        ("[2001:db8:1:2::7]:4711", "2001:db8:1:2::/64"),
        ("[2001:db8:1:2::7]", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::7", "2001:db8:1:2::/64"),
        ("::ffff:198.51.100.1", "198.51.100.1"),
    ],
)
def test_a_port_that_a_proxy_adds_is_left_out(
    said: str, counts: str, caplog: pytest.LogCaptureFixture
) -> None:
    """S-25: with one, everybody counted as the proxy."""
    assert address(("127.0.0.1",), "127.0.0.1", said) == counts
    assert caplog.text == ""


class Peer(asyncio.BaseTransport):
    """A connection from somewhere."""

    def __init__(self, name: object) -> None:
        super().__init__({"peername": name})


@pytest.mark.parametrize(
    ("name", "counts"),
    [
        (("203.0.113.9", 4711), "203.0.113.9"),
        (("2001:db8:1:2::7", 4711, 0, 0), "2001:db8:1:2::/64"),
        # The limits of one address do not hold for a proxy, behind which everybody is.
        (("10.0.0.7", 4711), ""),
        ("", ""),
        (None, ""),
    ],
)
def test_a_connection_is_counted_where_it_comes_from(name: object, counts: str) -> None:
    assert access(trusted_proxies=("10.0.0.0/8",)).peer_address(Peer(name)) == counts


def test_over_https_browsers_are_told_to_stay_there() -> None:
    """S-24: nothing kept them from the open line."""
    header = "Strict-Transport-Security"

    assert header not in security_headers(Config(Path("unused")))
    assert header not in security_headers(Config(Path("unused"), public_url="http://u.example"))
    secure = security_headers(Config(Path("unused"), public_url="https://u.example"))
    assert secure == {**HEADERS, header: "max-age=31536000"}


def test_of_a_long_address_only_the_network_counts() -> None:
    """Everybody there has more addresses than there are stars."""
    one = address((), "2001:db8:1:2::1")

    assert one == address((), "2001:db8:1:2:ffff::7") == "2001:db8:1:2::/64"
    assert address((), "::ffff:192.0.2.1") == "192.0.2.1"
