import type { Child } from './child.ts';
import type { WorstInput } from './worst-inputs.ts';

/** A stream is left after a moment, whatever else takes too long after this. */
const LONGEST_MS = 60_000;
const STREAM_MS = 500;

/** What came back; the code of a failure, where it has one. */
export interface WorstAnswer {
  readonly status: number;
  readonly code: string | undefined;
}

/** Sends one worst input in the name of whoever the cookie says. */
export async function sendWorst(
  { url }: Child,
  cookie: string,
  { method, path, body }: WorstInput,
): Promise<WorstAnswer> {
  const isStream = path === '/api/settings/events';
  const response = await fetch(`${url}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      cookie,
      origin: url,
      'x-forwarded-for': newAddress(),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(isStream ? STREAM_MS : LONGEST_MS),
  });
  const text = await response.text().catch(() => '');
  const code = response.ok ? undefined : /"code":"(?<code>\w+)"/u.exec(text)?.groups?.['code'];
  return { status: response.status, code };
}

const newAddress = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`;
