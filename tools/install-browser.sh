#!/bin/sh
# A browser for the tests of the pages: Debian's Chromium, installed when missing.
set -e
for browser in chromium chromium-browser google-chrome; do
    if command -v "$browser" >/dev/null 2>&1; then
        exit 0
    fi
done
if command -v apt-get >/dev/null 2>&1 && [ "$(id -u)" = 0 ]; then
    apt-get -qq update
    DEBIAN_FRONTEND=noninteractive apt-get -qq install --yes --no-install-recommends chromium fonts-dejavu-core >/dev/null
else
    echo "The tests of the pages need Chromium: install it (Debian: apt-get install chromium) and run this again." >&2
    exit 1
fi
