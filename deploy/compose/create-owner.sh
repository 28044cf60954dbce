#!/bin/sh
# Creates Townlight's role, which is no superuser, and its database. The image of PostgreSQL runs this once, for a new
# volume. The password is the one in the address of the database.
set -eu

password=$(sed -nE 's|^postgres(ql)?://townlight:([A-Za-z0-9]+)@.*$|\2|p' "$DATABASE_URL_FILE")
if [ -z "$password" ]; then
  echo "$DATABASE_URL_FILE: write postgres://townlight:<password>@database:5432/townlight, with letters and digits in the password" >&2
  exit 1
fi

psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 --username "${POSTGRES_USER:-postgres}" --dbname postgres <<SQL
create role townlight login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password '$password';
create database townlight owner townlight;
revoke all on database townlight from public;
SQL
