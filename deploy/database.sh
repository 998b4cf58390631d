#!/bin/sh
# Makes the user and the database of the service at the first start of the database (see compose.yaml). The user owns the
# database and may make roles; it is no superuser, because row-level security does not hold for those.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$SERVICE_PASSWORD" --username "$POSTGRES_USER" --dbname postgres <<'SQL'
create user service createrole password :'password';
create database service owner service;
SQL
