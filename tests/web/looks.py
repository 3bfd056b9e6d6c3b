"""What can be seen of a page by a program: faults for those who listen, width, plain words."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.web.visitor import Visitor

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]

# Text in plain letters where every word is in disguise (?lang=pseudo); what the server says in
# words, and names, stand in elements marked data-said.
UNTRANSLATED = """() => {
  const plain = /^[\\x20-\\x7e\\u00a0\\u2013\\u2019\\u2026·]*[a-z]{3}[\\x20-\\x7e\\u2019]*$/
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found = []
  while (walker.nextNode()) {
    const text = walker.currentNode.data.trim()
    const parent = walker.currentNode.parentElement
    if (!text || parent.closest('[data-said], script, style, noscript, option')) continue
    if (plain.test(text) && !/^(Brocéliande|Morgane|Yvain|Viviane)/.test(text)) found.push(text)
  }
  return found
}"""


def faults(guest: Visitor) -> list[str]:
    """What axe-core finds wrong."""
    if not guest.page.evaluate("'axe' in window"):
        guest.page.evaluate(AXE.read_text("utf-8"))
    found = guest.page.evaluate(
        "tags => axe.run(document, { runOnly: tags, resultTypes: ['violations'] })", TAGS
    )
    return [
        f"{fault['id']}: {node['html'][:200]} {node['failureSummary'][:200]}"
        for fault in found["violations"]
        for node in fault["nodes"]
    ]


def sideways(guest: Visitor) -> bool:
    """Whether the page is wider than its window."""
    return bool(guest.page.evaluate("document.documentElement.scrollWidth > innerWidth"))


def untranslated(guest: Visitor) -> list[str]:
    """Words that nobody translated, on a page in the made-up language, once it has come up."""
    expect(guest.page.locator("#old")).not_to_be_attached()
    return list(guest.page.evaluate(UNTRANSLATED))
