#!/usr/bin/env bash
# A Citus for tests: a coordinator and two workers on the loopback address, in memory where Linux offers that. Everybody on
# this machine may connect to it as a superuser, so it is for test data only. Citus must be installed (test/citus/build.sh).
#
#   export CITUS_URL=$(test/citus/cluster.sh up)    starts it, on the ports 15700 to 15702
#   npm test -- test/server/jobs                    the databases of these tests are distributed ones
#   test/citus/cluster.sh down                      ends it and removes its files
#
# PG_CONFIG names the pg_config of another PostgreSQL than the first of the PATH, CITUS_PORT another first port, and
# CITUS_FOLDER another folder. The log of each node is the file `log` in its folder.
set -euo pipefail

port=${CITUS_PORT:-15700}
memory=$([ -w /dev/shm ] && echo /dev/shm || echo "${TMPDIR:-/tmp}")
folder=${CITUS_FOLDER:-$memory/citus-$port}
programs=$("${PG_CONFIG:-pg_config}" --bindir)
nodes=(coordinator worker-1 worker-2)

# PostgreSQL refuses to run as root.
as_postgres() {
  if [ "$(id -u)" = 0 ]; then
    (cd / && HOME=$folder setpriv --reuid=postgres --regid=postgres --clear-groups "$@")
  else
    "$@"
  fi
}

ask() { # PORT STATEMENT
  PGOPTIONS='-c client_min_messages=warning' "$programs/psql" -X -q -v ON_ERROR_STOP=1 -o /dev/null "postgresql://postgres@127.0.0.1:$1/postgres" -c "$2"
}

make_node() { # FOLDER PORT
  as_postgres "$programs/initdb" -D "$1" -U postgres -A trust -E UTF8 --locale=C.UTF-8 --no-sync > /dev/null
  cat >> "$1/postgresql.conf" << SETTINGS
listen_addresses = '127.0.0.1'
port = $2
unix_socket_directories = ''
shared_preload_libraries = 'citus'
citus.enable_statistics_collection = off
# At least twice max_connections: a transaction of two accounts is prepared on both nodes.
max_connections = 300
max_prepared_transactions = 600
max_worker_processes = 16
shared_buffers = 128MB
# Nothing here outlives the run.
fsync = off
full_page_writes = off
SETTINGS
}

up() {
  mkdir -p "$folder"
  if [ "$(id -u)" = 0 ]; then chown postgres "$folder"; fi
  local at node
  for at in 0 1 2; do
    node=$folder/${nodes[$at]}
    [ -d "$node" ] || make_node "$node" $((port + at))
    as_postgres "$programs/pg_ctl" -D "$node" -l "$node/log" -w status > /dev/null ||
      as_postgres "$programs/pg_ctl" -D "$node" -l "$node/log" -w start > /dev/null
    ask $((port + at)) 'create extension if not exists citus'
  done
  ask "$port" "select citus_set_coordinator_host('127.0.0.1', $port)"
  for at in 1 2; do ask "$port" "select citus_add_node('127.0.0.1', $((port + at)))"; done
  echo "postgresql://postgres@127.0.0.1:$port/postgres"
}

down() {
  local node
  for node in "${nodes[@]}"; do
    as_postgres "$programs/pg_ctl" -D "$folder/$node" -m immediate -w stop > /dev/null || true
  done
  rm -rf "$folder"
}

case "${1:-}" in
  up | down) "$1" ;;
  *)
    echo 'Usage: test/citus/cluster.sh up|down' >&2
    exit 1
    ;;
esac
