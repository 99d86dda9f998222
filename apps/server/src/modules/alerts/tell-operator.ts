import type { Milliseconds } from '@overtone/domain/units';
import type { Mails } from '../mail/module.ts';
import { alertText, lineOf } from './alert-text.ts';
import type { News } from './standing.ts';

/** The ways to an operator who sleeps; with none, only the log and the admin page speak. */
export interface OperatorWays {
  readonly siteUrl: string;
  /** Undefined means that nobody is told by mail. */
  readonly alertEmail: string | undefined;
  /** Not the outbox: it may be what is wrong. */
  readonly sendNow: Mails['sendNow'];
  /** Takes a POST of `{ text, alerts }`, as chats and pagers do; undefined means that nothing is posted. */
  readonly alertWebhookUrl: string | undefined;
}

const ANSWER_MS: Milliseconds = 10_000;

/**
 * Tells the operator by every way there is.
 *
 * @throws Error with what each way answered, when none of them took it.
 */
export async function tellOperator(
  { siteUrl, alertEmail, sendNow, alertWebhookUrl }: OperatorWays,
  news: readonly News[],
): Promise<void> {
  const ways: Promise<void>[] = [];
  if (alertEmail !== undefined) ways.push(mail(alertEmail));
  if (alertWebhookUrl !== undefined) ways.push(post(alertWebhookUrl));
  const outcomes = await Promise.allSettled(ways);
  const refused = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [String(outcome.reason)] : [],
  );
  if (refused.length > 0 && refused.length === outcomes.length) throw new Error(refused.join('; '));

  async function mail(to: string): Promise<void> {
    const sent = await sendNow(to, alertText(news, siteUrl));
    if (!sent.ok) throw new Error(`the mail server answered: ${sent.reason.detail}`);
  }

  async function post(url: string): Promise<void> {
    const alerts = news.map(({ kind, alert }) => ({
      kind,
      name: alert.name,
      sentence: alert.sentence,
      since: alert.since.toISOString(),
    }));
    const { ok, status, body } = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: news.map(lineOf).join('\n'), alerts }),
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    await body?.cancel();
    if (!ok) throw new Error(`the webhook answered ${status}`);
  }
}
