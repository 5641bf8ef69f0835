#!/bin/sh
# Runs the suite's shards by GNU parallel over ssh, against an ssh server of its own on this machine, and merges them.
#
# usage: shards-ssh.sh VITRINE     (run from the repository's root)
#
# Needs the packages openssh-server, openssh-client, parallel and rsync, without which it ends with 77. The server listens on 127.0.0.1 alone, on a port of
# its own, with keys made for this run; nothing of the user's own ssh is read or written.
set -eu

vitrine=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
root=$(pwd)
work=$(mktemp -d "${TMPDIR:-/tmp}/vitrine-ssh-XXXXXX")
port=$((20000 + $$ % 20000))
server=$(command -v sshd || echo /usr/sbin/sshd)
for tool in "$server" ssh ssh-keygen parallel rsync; do
    command -v "$tool" > /dev/null || { echo "shards-ssh: $tool is not installed: left out" >&2; exit 77; }
done
pid=
finish() {
    [ -z "$pid" ] || kill "$pid" 2> /dev/null || true
    rm -rf "$work"
}
trap finish EXIT

# The server: keys only, this user only.
ssh-keygen -q -t ed25519 -N '' -f "$work/host"
ssh-keygen -q -t ed25519 -N '' -f "$work/user"
cp "$work/user.pub" "$work/authorized"
chmod 600 "$work/authorized"
mkdir -p /run/sshd 2> /dev/null || true
cat > "$work/sshd.conf" <<CONF
Port $port
ListenAddress 127.0.0.1
HostKey $work/host
AuthorizedKeysFile $work/authorized
PidFile $work/sshd.pid
PasswordAuthentication no
StrictModes no
UsePAM no
MaxStartups 50
CONF
"$server" -D -f "$work/sshd.conf" -E "$work/sshd.log" &
pid=$!
cat > "$work/ssh.sh" <<SSH
#!/bin/sh
exec ssh -F none -p $port -i $work/user -o IdentitiesOnly=yes -o BatchMode=yes -o StrictHostKeyChecking=no \\
    -o UserKnownHostsFile=$work/known -o LogLevel=ERROR "\$@"
SSH
chmod +x "$work/ssh.sh"
tries=0
until "$work/ssh.sh" 127.0.0.1 true 2> /dev/null; do
    tries=$((tries + 1))
    [ $tries -lt 50 ] || { echo "shards-ssh: the server does not answer" >&2; cat "$work/sshd.log" >&2; exit 1; }
    sleep 0.1
done

# The suite: some scenes, goldens of them, one changed since.
mkdir -p "$work/here/scenes" "$work/here/goldens"
cp "$root"/scenes/gallery/[b-g]*.yaml "$work/here/scenes/"
printf 'suite: 1\nscenes: ../scenes\ngolden: { scale: 0.25 }\n' > "$work/here/goldens/suite.yaml"
cd "$work/here"
"$vitrine" test --no-cache > "$work/record.txt"
changed=$(ls scenes | head -n 1)
printf 'foreground: red\n' >> "scenes/$changed"
code=0
"$vitrine" test --no-cache --update none --json whole/report.json --artifacts pictures > "$work/whole.txt" || code=$?
[ "$code" = 1 ] || { echo "shards-ssh: the whole run ends with $code" >&2; cat "$work/whole.txt" >&2; exit 1; }

# Each shard in a folder of its own at the other end, its files sent there and its report brought back.
RSYNC_RSH="$work/ssh.sh" PARALLEL_HOME="$work/parallel" parallel --will-cite --jobs 2 --ssh "$work/ssh.sh" --sshlogin 127.0.0.1 \
    --workdir "$work/there" --basefile scenes --basefile goldens --return 'shard-{}' --cleanup \
    "$vitrine test --update none --no-cache --jobs 1 --shard {}/4 --json shard-{}/report.json --artifacts shard-{}/pictures > /dev/null || true" \
    ::: 1 2 3 4
code=0
"$vitrine" merge shard-*/report.json --json merged.json --report merged.html > "$work/merged.txt" || code=$?
[ "$code" = 1 ] || { echo "shards-ssh: the merge ends with $code" >&2; cat "$work/merged.txt" >&2; exit 1; }

# The same states as of the run that was not sharded.
states() { tr -d ' ",' < "$1" | grep -E '^(scene|variant|state):' ; }
states whole/report.json > "$work/a"
states merged.json > "$work/b"
cmp "$work/a" "$work/b" || { echo "shards-ssh: the shards are not the whole run" >&2; exit 1; }
grep -q 'data-approve-cluster' merged.html
echo "4 shards over ssh to 127.0.0.1:$port, merged: $(tail -n 1 "$work/merged.txt")"
