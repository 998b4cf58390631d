#!/usr/bin/env bash
# Installs what test/citus/build.sh needs on Debian and Ubuntu: PostgreSQL 15 of PGDG with its headers, and libraries. Run it as
# root. No cluster of PostgreSQL is made or started.
set -euo pipefail

apt-get update --quiet
apt-get install --yes --quiet postgresql-common
/usr/share/postgresql-common/pgdg/apt.postgresql.org.sh -y
echo 'create_main_cluster = false' >> /etc/postgresql-common/createcluster.conf
apt-get install --yes --quiet postgresql-15 postgresql-server-dev-15 build-essential autoconf flex git \
  libcurl4-openssl-dev libkrb5-dev liblz4-dev libpam0g-dev libreadline-dev libselinux1-dev libssl-dev libxslt1-dev \
  libzstd-dev
