#!/bin/bash
# Copies the database at the first start, and follows it from then on. PGHOST, PGUSER and PGPASSWORD say which and as whom.
set -eu

if [ ! -e "$PGDATA" ]; then
  # A copy has its name once it is whole; what one that was cut off has left is thrown away.
  rm --recursive --force "$PGDATA.new"
  mkdir --parents --mode 700 "$PGDATA.new"
  pg_basebackup --pgdata "$PGDATA.new" --slot replica --write-recovery-conf --checkpoint fast
  mv "$PGDATA.new" "$PGDATA"
fi
exec postgres
