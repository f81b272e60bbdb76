"""Every relative link of every page leads to a file, and to an anchor if it names one."""

from documentation.pages import ROOT, anchors, links, pages


def check():
    """The links that lead nowhere."""
    for page in pages():
        for link in links(page.read_text(encoding="utf-8")):
            reason = broken(page, link)
            if reason:
                yield f"{page.relative_to(ROOT)}: the link {link} {reason}"


def broken(page, link):
    """Why a link leads nowhere; None if it does not, or leads to the outside."""
    if link.split(":")[0] in ("http", "https", "mailto"):
        return None
    path, _, anchor = link.partition("#")
    target = (page.parent / path).resolve() if path else page
    if not target.exists():
        return "names no file"
    if anchor and anchor not in anchors(target.read_text(encoding="utf-8")):
        return "names no heading"
    return None
