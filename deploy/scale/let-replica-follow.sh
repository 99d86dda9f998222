#!/bin/bash
# Lets the replica follow this database, and keeps for it what it has not seen. The image runs this when it makes the
# database; on one that is there already it is run by hand. A second time it changes nothing.
set -eu

rule='host replication replica all scram-sha-256'
grep --quiet --line-regexp --fixed-strings "$rule" "$PGDATA/pg_hba.conf" || echo "$rule" >> "$PGDATA/pg_hba.conf"

psql --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --set ON_ERROR_STOP=1 --set word="$REPLICA_PASSWORD" --quiet <<'SQL'
select 'create role replica with replication login'
  where not exists (select from pg_roles where rolname = 'replica') \gexec
alter role replica with password :'word';
select 'select pg_create_physical_replication_slot(''replica'')'
  where not exists (select from pg_replication_slots where slot_name = 'replica') \gexec
select pg_reload_conf();
SQL
