#!/bin/sh
# Power loss, as near as software comes: the database lives on an ext4 file system of its own, which is shut down during
# writes WITHOUT flushing its journal (EXT4_IOC_SHUTDOWN, NOLOGFLUSH). What had not reached the disk is gone, as with the
# plug pulled. Then it is mounted again, and every acknowledged write is looked for.
#
#   sudo scripts/trust/power-loss-test.sh [CYCLES]
#
# Needs Linux, root, a loop device, mkfs.ext4, perl, and a build (npm start, once). Run it on a machine of your own.
set -eu

CYCLES=${1:-10}
ROOT=$(cd "$(dirname "$0")/../.." && pwd)
PLACE=$(mktemp -d /var/tmp/triplan-power-XXXXXX)
DISK=$PLACE/disk
IMAGE=$PLACE/image

fail() { echo "$1" >&2; exit 1; }

[ "$(id -u)" = 0 ] || fail 'Only root can mount file systems and shut them down.'
for program in losetup mkfs.ext4 mount perl node; do
  command -v "$program" >/dev/null || fail "This needs $program."
done
[ -f "$ROOT/apps/api/dist/main.js" ] || fail 'Nothing is built yet. Run npm start once.'

writer=
clean_up() {
  [ -z "$writer" ] || kill -9 "$writer" 2>/dev/null || true
  [ ! -s "$PLACE/ledger" ] || node "$ROOT/scripts/trust/power-loss-writer.mjs" end "$DISK/" "$PLACE/ledger"
  umount -l "$DISK" 2>/dev/null || true
  rm -rf "$PLACE"
}
trap clean_up EXIT INT TERM

chmod 755 "$PLACE"
mkdir "$DISK"
truncate -s 1G "$IMAGE"
mkfs.ext4 -q "$IMAGE"
mount -o loop "$IMAGE" "$DISK" || fail 'This machine does not let us mount a loop device.'
chmod 755 "$DISK"

# The number of EXT4_IOC_SHUTDOWN, _IOR('X', 125, __u32); 2 is EXT4_GOING_FLAGS_NOLOGFLUSH.
shut_down() {
  perl -e 'open my $f, "<", $ARGV[0] or die $!; my $how = pack("L", 2); ioctl($f, 0x8004587d, $how) or die "$!\n"' "$DISK"
}

cycle=1
while [ "$cycle" -le "$CYCLES" ]; do
  node "$ROOT/scripts/trust/power-loss-writer.mjs" write "$DISK/data-$cycle" "$PLACE/ledger" &
  writer=$!
  while [ ! -s "$PLACE/ledger" ]; do
    kill -0 "$writer" 2>/dev/null || fail 'The writer did not start.'
    sleep 0.1
  done
  # At any moment between one and four seconds of writing.
  sleep "$(awk -v seed="$cycle$$" 'BEGIN { srand(seed); print 1 + rand() * 3 }')"
  shut_down || fail 'This file system cannot be shut down.'
  kill -9 "$writer" 2>/dev/null || true
  wait "$writer" 2>/dev/null || true
  writer=
  # The server and the app lived on that disk too; nothing of them may touch it again.
  node "$ROOT/scripts/trust/power-loss-writer.mjs" end "$DISK/data-$cycle" "$PLACE/ledger"
  umount "$DISK" || umount -l "$DISK"
  sleep 0.5
  mount -o loop "$IMAGE" "$DISK" || fail "Cycle $cycle: the file system does not mount again."
  node "$ROOT/scripts/trust/power-loss-writer.mjs" check "$DISK/data-$cycle" "$PLACE/ledger" || fail "Cycle $cycle failed."
  rm "$PLACE/ledger"
  cycle=$((cycle + 1))
done
echo "$CYCLES power losses: every acknowledged plan is there and whole, and the database opened each time."
