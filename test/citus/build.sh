#!/usr/bin/env bash
# Builds Citus for the PostgreSQL of this machine and installs it there: what test/citus/cluster.sh starts. The service is
# tested with Citus 13.2 on PostgreSQL 15.
#
#   test/citus/build.sh [FOLDER]    FOLDER holds the sources of Citus; without it, they are cloned into a folder that is removed
#
# On Debian and Ubuntu, test/citus/packages.sh installs what it needs. It writes where PostgreSQL keeps its extensions, which
# mostly takes root.
# PG_CONFIG names the pg_config of another PostgreSQL than the first of the PATH, CITUS_VERSION another tag of Citus.
set -euo pipefail

version=${CITUS_VERSION:-v13.2.2}
config=${PG_CONFIG:-pg_config}

if [ $# -gt 0 ]; then
  cd "$1"
else
  sources=$(mktemp -d)
  trap 'rm -rf "$sources"' EXIT
  git clone --quiet --depth 1 --branch "$version" https://github.com/citusdata/citus "$sources"
  cd "$sources"
fi

# PostgreSQL 15.20 declares a function that Citus defines itself, 15.18 does not.
case "$("$config" --version)" in
  'PostgreSQL 15.'*)
    { grep -rl --include='*.[ch]' '\bhave_createdb_privilege\b' src || true; } |
      xargs --no-run-if-empty sed -i 's/\bhave_createdb_privilege\b/citus_may_create_databases/g'
    ;;
esac

./configure --quiet PG_CONFIG="$config"
# The same without code that is compiled while it runs, which needs LLVM.
make --silent -j"$(getconf _NPROCESSORS_ONLN)" with_llvm=no
make --silent install with_llvm=no > /dev/null
