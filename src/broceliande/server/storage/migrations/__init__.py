"""How the stored tables came to look as they do, step by step."""
