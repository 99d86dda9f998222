import type { Pool } from 'pg';

/** Signs new people up at a server; returns the cookie of each. */
export async function signUpPeople(url: string, count: number): Promise<readonly string[]> {
  const cookies: string[] = [];
  for (let person = 0; person < count; person++) {
    const response = await fetch(`${url}/api/auth/sign-up/email`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: url,
        'x-forwarded-for': `10.0.0.${person}`,
      },
      body: JSON.stringify({
        email: `person-${crypto.randomUUID()}@example.org`,
        password: 'correct horse battery',
        name: `Person ${person}`,
      }),
    });
    if (!response.ok) throw new Error(`Nobody could sign up: ${await response.text()}`);
    cookies.push(response.headers.getSetCookie()[0]?.split(';')[0] ?? '');
  }
  return cookies;
}

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
