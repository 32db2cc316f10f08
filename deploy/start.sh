#!/bin/sh
# What a container runs. The compiled bots lie in the image, whose root is read-only; the compiler wants to be able to write
# beside what it reads, so they are copied to memory first (a few megabytes).
set -e
if [ ! -w "$SHOAL_CACHE" ]; then
    cp -R "$SHOAL_CACHE" /tmp/cache
    export SHOAL_CACHE=/tmp/cache
fi
exec shoal "$@"
