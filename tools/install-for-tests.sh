#!/bin/sh
# What the tests need beside Python packages: browsers (Chromium, Firefox), a database server (PostgreSQL), proxies
# (HAProxy, nginx, Caddy) and what checks systemd's units. Installed when missing, on Debian as root; elsewhere this says what to install. With names, only those:
# sh tools/install-for-tests.sh postgresql haproxy
set -e

has() {
    command -v "$1" >/dev/null 2>&1
}

installs() {
    has apt-get && [ "$(id -u)" = 0 ]
}

wanted() {
    [ -z "$only" ] || case " $only " in *" $1 "*) ;; *) return 1 ;; esac
}

only="$*"
missing=""
! wanted chromium || has chromium-headless-shell || { ! installs && { has chromium || has google-chrome; }; } ||
    missing="$missing chromium-headless-shell fonts-dejavu-core"
! wanted firefox || has firefox-esr || has firefox || missing="$missing firefox-esr"
! wanted postgresql || has initdb || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || missing="$missing postgresql"
! wanted haproxy || has haproxy || [ -x /usr/sbin/haproxy ] || missing="$missing haproxy"
! wanted nginx || has nginx || [ -x /usr/sbin/nginx ] || missing="$missing nginx-light"
! wanted caddy || has caddy || missing="$missing caddy"
! wanted systemd || has systemd-analyze || missing="$missing systemd"
! wanted openssl || has openssl || missing="$missing openssl"
[ -z "$missing" ] && exit 0

if installs; then
    apt-get -qq update
    # shellcheck disable=SC2086
    DEBIAN_FRONTEND=noninteractive apt-get -qq install --yes --no-install-recommends $missing >/dev/null
else
    echo "The tests need these programs; install them and run this again (Debian's names):$missing" >&2
    exit 1
fi
