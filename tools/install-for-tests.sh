#!/bin/sh
# What the tests need beside Python packages: browsers (Chromium, Firefox) and a database server (PostgreSQL). Installed
# when missing, on Debian as root; elsewhere this says what to install.
set -e

has() {
    command -v "$1" >/dev/null 2>&1
}

installs() {
    has apt-get && [ "$(id -u)" = 0 ]
}

missing=""
has chromium-headless-shell || { ! installs && { has chromium || has google-chrome; }; } ||
    missing="$missing chromium-headless-shell fonts-dejavu-core"
has firefox-esr || has firefox || missing="$missing firefox-esr"
has initdb || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || missing="$missing postgresql"
[ -z "$missing" ] && exit 0

if installs; then
    apt-get -qq update
    # shellcheck disable=SC2086
    DEBIAN_FRONTEND=noninteractive apt-get -qq install --yes --no-install-recommends $missing >/dev/null
else
    echo "The tests need these programs; install them and run this again (Debian's names):$missing" >&2
    exit 1
fi
