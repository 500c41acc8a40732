#!/bin/sh
# SQL injection, tried by a program that nobody here wrote: sqlmap attacks every parameter of the path, the query and the
# JSON of every call of the contract, on the built app with an empty database of its own.
#
#   scripts/trust/sqlmap-test.sh [CALL]        e.g. POST-api-login; all of them by default
#
# Needs a build (npm start, once), Python 3 and sqlmap 1.7 or newer. SQLMAP names the program where it is not installed:
#
#   apt-get download sqlmap && dpkg -x sqlmap_*.deb /tmp/sqlmap
#   SQLMAP='python3 /tmp/sqlmap/usr/share/sqlmap/sqlmap.py' scripts/trust/sqlmap-test.sh
set -eu

SQLMAP=${SQLMAP:-sqlmap}
ONLY=${1:-}
ROOT=$(cd "$(dirname "$0")/../.." && pwd)
PLACE=$(mktemp -d /tmp/triplan-sqlmap-XXXXXX)

fail() { echo "$1" >&2; exit 1; }

$SQLMAP --version >/dev/null 2>&1 || fail "There is no sqlmap here ($SQLMAP)."
[ -f "$ROOT/apps/api/dist/main.js" ] || fail 'Nothing is built yet. Run npm start once.'

server=
clean_up() {
  [ -z "$server" ] || { kill "$server" 2>/dev/null && wait "$server" 2>/dev/null; } || true
  rm -rf "$PLACE"
}
trap clean_up EXIT INT TERM

# Run by root, the database belongs to another account, which must be able to enter.
chmod 755 "$PLACE"
node "$ROOT/scripts/trust/sqlmap-requests.mjs" "$PLACE" >"$PLACE/said" 2>&1 &
server=$!
until grep -q 'requests are written' "$PLACE/said"; do
  kill -0 "$server" 2>/dev/null || fail "$(cat "$PLACE/said")"
  sleep 0.2
done

# A cookie is looked up by its hash: one call is enough to attack it, and all others spare the session. It may be that a
# row is gone (404), a number of attempts is used up (429) or a plan is one too many (409): none of these is an answer to
# an attack.
attack() {
  $SQLMAP -r "$1" --level 2 --technique BEUT --batch --ignore-code 401,404,409 --dbms PostgreSQL --skip sid \
    --tamper xforwardedfor --flush-session --ignore-stdin --output-dir "$PLACE/out" --disable-coloring >"$PLACE/log" 2>&1
}

tried=0
for request in "$PLACE"/requests/*.txt; do
  name=$(basename "$request" .txt)
  [ -z "$ONLY" ] || [ "$ONLY" = "$name" ] || continue
  attack "$request" || true
  if grep -qE 'is vulnerable|identified the following injection' "$PLACE/log"; then
    cat "$PLACE/log"
    fail "$name can be injected."
  fi
  grep -q 'all tested parameters do not appear to be injectable' "$PLACE/log" || {
    cat "$PLACE/log"
    fail "$name could not be attacked."
  }
  echo "$name: $(grep -c 'does not seem to be injectable' "$PLACE/log") parameters, none injectable"
  tried=$((tried + 1))
done
[ "$tried" -gt 0 ] || fail "There is no call $ONLY."
echo "$tried calls: nothing can be injected."
