#!/usr/bin/env bash
# Train one game on a machine where Shoal is not installed, duel the result against the classic search, and leave
# weights, report and duels in $OUT. What build/train/GAME has already goes on; so do the weights in the game's folder.
#
#   bash bench/train_device.sh GAME MINUTES SECONDS_PER_DUEL [more arguments of `python -m shoal.train`]
set -euo pipefail
game=$1 minutes=$2 each=$3
shift 3
out=${OUT:-build/out}
stub=build/stub/shoal-0.1.0.dist-info
mkdir -p "$out" "$stub"
printf 'Metadata-Version: 2.1\nName: shoal\nVersion: 0.1.0\n' > "$stub/METADATA"
printf '[shoal.games]\ncoloretto = shoal.games.coloretto:GAME\nsea_salt_paper = shoal.games.sea_salt_paper:GAME\nsea_urchins = shoal.games.sea_urchins:GAME\n' > "$stub/entry_points.txt"
export PYTHONPATH=src:build/stub SHOAL_CACHE=${SHOAL_CACHE:-build/cache}
python=${PYTHON:-python}
folder=build/train/$game
"$python" -m shoal.train "$game" --minutes "$minutes" --folder "$folder" "$@"
cp "$folder/report.json" "$out/$game-report.json"
cp "$folder/report.html" "$out/$game-report.html"
if [ -f "$folder/best.npz" ]; then
  cp "$folder/best.npz" "$out/$game-weights.npz"
  if [ "$each" != 0 ]; then
    "$python" bench/duels.py "$game" --seconds 0.1 --each "$each" --weights "$folder/best.npz" --out "$out/$game-duels.json"
  fi
fi
