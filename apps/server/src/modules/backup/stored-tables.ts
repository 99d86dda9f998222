import { getTableName } from 'drizzle-orm';
import type { ClientBase } from 'pg';
import { TABLES } from '../../database/tables.ts';

const OWN_TABLES = Object.values(TABLES).map((table) => getTableName(table));

/**
 * The product's tables that are there and worth keeping, each after the tables that its rows refer to. Unlogged tables hold what may be
 * forgotten and are left out.
 */
export async function storedTables(client: ClientBase): Promise<readonly string[]> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p'
       and relname = any($1)
     order by relname`,
    [OWN_TABLES],
  );
  const { rows: references } = await client.query<{ child: string; parent: string }>(
    `select child.relname as child, parent.relname as parent
     from pg_constraint
     join pg_class child on child.oid = conrelid
     join pg_class parent on parent.oid = confrelid
     where contype = 'f' and child.relname = any($1) and parent.relname = any($1)`,
    [OWN_TABLES],
  );
  const ordered = new Set<string>();
  const add = (name: string) => {
    if (ordered.has(name)) return;
    for (const { child, parent } of references) {
      if (child === name && parent !== name) add(parent);
    }
    ordered.add(name);
  };
  for (const { name } of tables) add(name);
  return [...ordered];
}

/** Every table that the product has in this database, whatever is in it. */
export async function ownTables(client: ClientBase): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname = any($1)`,
    [OWN_TABLES],
  );
  return rows.map(({ name }) => name);
}
