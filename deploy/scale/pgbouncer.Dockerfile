# PgBouncer as Debian 13 packages it: 1.24, which knows prepared statements in transaction mode.
FROM debian:13-slim
RUN apt-get update && apt-get install --yes --no-install-recommends pgbouncer && rm -rf /var/lib/apt/lists/*
USER postgres
EXPOSE 6432
# The file of passwords lies in memory, made of what the container is told at its start.
CMD ["sh", "-c", "umask 077 && printf '\"overtone\" \"%s\"\\n' \"$DATABASE_PASSWORD\" > /tmp/userlist.txt && exec pgbouncer /etc/pgbouncer/pgbouncer.ini"]
