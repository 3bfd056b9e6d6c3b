"""The manual: `make docs` builds it from this folder into build/manual. Warnings are errors.

What the code declares (commands, HTTP, frames, metrics) is written into docs/made/ by
manual/pages.py before anything is read, and is not kept by git."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE / "manual"))

import french  # noqa: E402
import pages  # noqa: E402

from broceliande import __version__  # noqa: E402

pages.write(HERE / "made")

project = "Brocéliande"
author = "the Brocéliande authors"
copyright = f"2026, {author}"
version = release = __version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["manual"]
source_suffix = {".md": "markdown"}
nitpicky = False
myst_heading_anchors = 4
myst_enable_extensions = ["colon_fence", "deflist"]
suppress_warnings = ["myst.header"]  # rules of a game are laid in under a title of ours
highlight_language = "none"
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_class_signature = "separated"
smartquotes = False  # quotes are set by whoever writes

html_theme = "furo"
html_title = "Brocéliande"
html_favicon = "../web/public/leaf.svg"
html_static_path = ["manual/static"]
html_css_files = ["manual.css"]
html_show_sphinx = False
html_copy_source = False
html_last_updated_fmt = None
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#5b3c21", "color-brand-content": "#7a4a1c"},
    "dark_css_variables": {"color-brand-primary": "#e3b85f", "color-brand-content": "#e3b85f"},
}


def setup(app: Any) -> None:
    """What Sphinx asks for before it begins."""
    app.connect("html-page-context", french.speak)
