import type { Pool } from 'pg';

const PASSWORD = 'correct horse battery';

/** Signs new people up at a server, whose links nobody has to open; returns the cookie of each. */
export async function signUpPeople(
  url: string,
  pool: Pool,
  count: number,
): Promise<readonly string[]> {
  const cookies: string[] = [];
  for (let person = 0; person < count; person++) {
    const email = `person-${crypto.randomUUID()}@example.org`;
    const send = async (path: string, body: object): Promise<Response> => {
      const response = await fetch(`${url}${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          origin: url,
          'x-forwarded-for': `10.0.0.${person}`,
        },
        body: JSON.stringify(body),
      });
      if (!response.ok) throw new Error(`${path} was refused: ${await response.text()}`);
      return response;
    };
    await send('/api/auth/sign-up/email', { email, password: PASSWORD, name: `Person ${person}` });
    await pool.query(CONFIRM, [email]);
    const signedIn = await send('/api/auth/sign-in/email', { email, password: PASSWORD });
    cookies.push(signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '');
  }
  return cookies;
}

/** What the mailed link does. */
const CONFIRM = `with asked as (delete from sign_ups where email = $1 returning *),
  person as (
    insert into users (id, name, email, email_verified, created_at, updated_at)
      select id::text, name, email, true, now(), now() from asked
      returning id, email
  )
  insert into credentials
      (id, account_id, provider_id, user_id, password, created_at, updated_at)
    select person.id, person.id, 'credential', person.id, asked.password, now(), now()
      from person join asked using (email)`;

const SUGGESTIONS_EACH = 20;

/** Gives everybody a past. */
export async function addHistory(pool: Pool): Promise<void> {
  await pool.query(
    `insert into suggestion_history
        (user_id, state, global_modulation_hz, center_modulation_hz, visual_hue, source, created_at)
      select users.id, 'deep_focus', 3, 15, 190, 'ai', now() - n * interval '1 hour'
        from users, generate_series(1, $1) as n`,
    [SUGGESTIONS_EACH],
  );
}
