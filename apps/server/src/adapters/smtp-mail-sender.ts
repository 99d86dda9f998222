import { setTimeout as delay } from 'node:timers/promises';
import { failed, ok, type Result } from '@overtone/domain/result';
import type { Milliseconds } from '@overtone/domain/units';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import { isLoopback } from '../is-loopback.ts';
import type { MailRefusal, MailSender } from '../ports/mail-sender.ts';
import { mailMessage } from './mail-message.ts';

/** How {@link smtpMailSender} sends. */
export interface SmtpOptions {
  /** `smtp://` or `smtps://`, with user and password where the server asks for them. */
  readonly smtpUrl: string;
  /** Address of the sender. */
  readonly from: string;
  /** Longest time for one mail, from connecting to being accepted. */
  readonly timeoutMs?: Milliseconds;
}

const DEFAULT_TIMEOUT_MS = 30_000;

/** Sends each mail over a connection of its own. A mail counts as sent once the server has accepted all of it. */
export function smtpMailSender({
  smtpUrl,
  from,
  timeoutMs = DEFAULT_TIMEOUT_MS,
}: SmtpOptions): MailSender {
  const transport = smtpTransport(smtpUrl, timeoutMs);
  return {
    async send(mail) {
      const deadline = new AbortController();
      const sending = transport.sendMail(mailMessage(mail, from)).then(
        () => ok(undefined),
        (error: unknown) => failed(refusalOf(error)),
      );
      // Each of the transport's own limits starts anew with every step; this one covers them all.
      const late = delay(timeoutMs, undefined, { signal: deadline.signal }).then(
        () => failed<MailRefusal>({ kind: 'temporary', detail: `no end after ${timeoutMs} ms` }),
        () => sending,
      );
      try {
        return await Promise.race([sending, late]);
      } finally {
        deadline.abort();
      }
    },
  };
}

/**
 * Goes as far with an SMTP server as it goes without a mail: connection, encryption, sign-in.
 *
 * @returns why that did not work, without the password.
 */
export async function smtpHandshake(
  smtpUrl: string,
  timeoutMs: Milliseconds,
): Promise<Result<undefined, string>> {
  const transport = smtpTransport(smtpUrl, timeoutMs);
  try {
    await transport.verify();
    return ok(undefined);
  } catch (error) {
    return failed(error instanceof Error ? error.message : String(error));
  } finally {
    transport.close();
  }
}

/** A password goes to another machine over an encrypted connection only, whatever somebody on the way answers. */
function smtpTransport(smtpUrl: string, timeoutMs: Milliseconds) {
  return createTransport({
    url: smtpUrl,
    requireTLS: new URL(smtpUrl).password !== '' && !isLoopback(smtpUrl),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
  });
}

const refusalSchema = z.object({ code: z.string(), responseCode: z.number() });
/** The steps at which a server judges the recipient or the message, as the transport names them. */
const JUDGEMENTS = new Set(['EENVELOPE', 'EMESSAGE']);

/** Only the server's own "no" to this recipient or this message is final; a wrong password, say, can be put right. */
function refusalOf(error: unknown): MailRefusal {
  const { success, data } = refusalSchema.safeParse(error);
  const isFinal = success && data.responseCode >= 500 && JUDGEMENTS.has(data.code);
  return {
    kind: isFinal ? 'permanent' : 'temporary',
    detail: error instanceof Error ? error.message : String(error),
  };
}
