// What Hono and pg do by themselves: the product's SQL, and nothing else that the product does. Tells its parent where it answers.
import { createHmac } from 'node:crypto';
import { serve } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { Pool } from 'pg';

const pool = new Pool({ connectionString: process.env['DATABASE_URL'] ?? '' });
const app = new Hono();

const TAKE = `insert into rate_limits (key, spent_until)
  values ($1, clock_timestamp() + make_interval(secs => $2::double precision))
  on conflict (key) do update set spent_until =
    greatest(rate_limits.spent_until, clock_timestamp()) + make_interval(secs => $2::double precision)
  where greatest(rate_limits.spent_until, clock_timestamp()) + make_interval(secs => $2::double precision)
    <= clock_timestamp() + make_interval(secs => 60)
  returning key`;
const PERSON = `select users.id, users.email, users.name, users.role, sign_ins.id as sign_in, sign_ins.expires_at
  from sign_ins inner join users on users.id = sign_ins.user_id
  where sign_ins.token = $1 and sign_ins.expires_at > $2`;

const SUBSCRIBE = `with joined as (
    insert into newsletter_subscribers (email, timestamp, source, status) values ($1, $2, $3, $4)
      on conflict (email) do update set status = excluded.status, timestamp = excluded.timestamp
      where newsletter_subscribers.status <> excluded.status returning id, email),
  promised as (
    insert into mails (kind, recipient, subscriber_id, created_at, next_attempt_at)
      select $5, email, id, $2, $2 from joined where not exists (select from mails
        where recipient = joined.email and kind = $5 and failed_at is null
          and created_at > $2::timestamptz - make_interval(secs => 86400)))
  select id from joined`;

async function take(key: string): Promise<boolean> {
  const hashed = createHmac('sha256', 'key').update(key).digest('base64url');
  return (await pool.query(TAKE, [hashed, 0.0006])).rows.length > 0;
}

async function personOf(context: Context): Promise<string> {
  const cookie = decodeURIComponent(context.req.header('cookie') ?? '');
  const token = /auth-token=([^.;]+)/u.exec(cookie)?.[1];
  const { rows } = await pool.query<{ id: string }>(PERSON, [token, new Date()]);
  return rows[0]?.id ?? 'nobody';
}

app.post('/api/newsletter-subscribers', async (context) => {
  const { email } = await context.req.json<{ email: string }>();
  if (!(await take(context.req.header('x-forwarded-for') ?? ''))) return context.body(null, 429);
  await pool.query(SUBSCRIBE, [email, new Date(), 'landing_page', 'active', 'newsletter_welcome']);
  return context.json({ ok: true }, 201);
});

app.put('/api/settings', async (context) => {
  const userId = await personOf(context);
  if (!(await take(userId))) return context.body(null, 429);
  const { groups } = await context.req.json<{ groups: object }>();
  const now = new Date();
  const client = await pool.connect();
  let revision: number;
  try {
    await client.query('begin');
    await client.query(
      `insert into account_settings (user_id, revision, groups, updated_at)
        values ($1, 0, '{}', $2) on conflict do nothing`,
      [userId, now],
    );
    const { rows } = await client.query<{ revision: number; groups: object }>(
      'select * from account_settings where user_id = $1 for update',
      [userId],
    );
    revision = (rows[0]?.revision ?? 0) + 1;
    await client.query(
      'update account_settings set revision = $2, groups = $3, updated_at = $4 where user_id = $1',
      [userId, revision, JSON.stringify({ ...rows[0]?.groups, ...groups }), now],
    );
    await client.query('commit');
  } finally {
    client.release();
  }
  await pool.query('select pg_notify($1, $2)', ['bare_changes', `settings ${userId}`]);
  return context.json({ revision, groups }, 200, { etag: `"${revision}"` });
});

app.get('/api/suggestions/history', async (context) => {
  const userId = await personOf(context);
  const { rows } = await pool.query(
    `select id, state, global_modulation_hz as "globalModulationHz",
        center_modulation_hz as "centerModulationHz", visual_hue as "visualHue", source, verdict,
        created_at as "createdAt"
      from suggestion_history where user_id = $1 order by created_at desc limit 200`,
    [userId],
  );
  return context.json({ suggestions: rows });
});

const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
  process.send?.(`http://127.0.0.1:${port}`),
);
process.on('SIGTERM', () => server.close(() => process.exit(0)));
// Killed, the bench stops nobody.
process.on('disconnect', () => process.exit());
