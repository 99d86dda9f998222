import { setTimeout as delay } from 'node:timers/promises';
import { failed, ok, type Result } from '@overtone/domain/result';
import type { Milliseconds } from '@overtone/domain/units';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import { isLoopback } from '../../environment/is-loopback.ts';
import type { MailRefusal, MailSender } from '../../ports/mail-sender.ts';
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

const refusalSchema = z.object({
  code: z.string(),
  responseCode: z.number(),
  command: z.string().catch(''),
  response: z.string().catch(''),
});

/** The steps at which a server judges the recipient or the message, as the transport names them. */
const JUDGEMENTS = new Set(['EENVELOPE', 'EMESSAGE']);
/** A sender's address that can't be one, or whose domain is not known (RFC 3463), at whichever step it is said. */
const SENDER_STATUS = /^\d{3}[ -]5\.1\.[78]\b/u;
/** A rule of the server's (RFC 3463): about relaying, say, or about who may send for a domain. */
const POLICY_STATUS = /^\d{3}[ -]5\.7\.\d/u;

/**
 * Only the server's own "no" to this recipient or this message is final. A "no" to us who send, a refused address of the
 * sender or a wrong password, can be put right; a rule of the server's may be about either.
 */
function refusalOf(error: unknown): MailRefusal {
  const { success, data } = refusalSchema.safeParse(error);
  return {
    kind: success ? kindOf(data) : 'temporary',
    detail: error instanceof Error ? error.message : String(error),
  };
}

function kindOf({
  code,
  responseCode,
  command,
  response,
}: z.infer<typeof refusalSchema>): MailRefusal['kind'] {
  if (responseCode < 500) return 'temporary';
  if (code === 'EAUTH' || command === 'MAIL FROM' || SENDER_STATUS.test(response)) return 'sender';
  return JUDGEMENTS.has(code) && !POLICY_STATUS.test(response) ? 'permanent' : 'temporary';
}
