import type { Milliseconds } from '@overtone/domain/units';
import { z } from 'zod';
import { smtpHandshake } from '../adapters/mail/smtp-mail-sender.ts';
import type { AiEnvironment } from '../environment/ai-environment.ts';
import type { StripeEnvironment } from '../environment/stripe-environment.ts';
import { accountName } from '../adapters/stripe/account-name.ts';
import { OTHER_ACCOUNT } from '../modules/billing/provider-account/payment-account.ts';
import { askService } from './ask-service.ts';
import { isOk, isWrong, type SetupLine } from './setup-line.ts';
import { SUBJECTS } from './subjects.ts';

const SMTP_TIMEOUT_MS: Milliseconds = 10_000;

const modelsSchema = z.object({ data: z.array(z.object({ id: z.string() })) });
const accountSchema = z.object({ id: z.string() });
const openIdSchema = z.object({ authorization_endpoint: z.url(), token_endpoint: z.url() });

/** Whether the mail server takes us; no mail is sent. */
export async function checkMail(smtpUrl: string): Promise<SetupLine> {
  const shaken = await smtpHandshake(smtpUrl, SMTP_TIMEOUT_MS);
  const { host } = new URL(smtpUrl);
  return shaken.ok
    ? isOk(SUBJECTS.mail, `${host} takes mails from us.`)
    : isWrong(SUBJECTS.mail, `${host} does not take mails from us: ${shaken.reason}`);
}

/** Whether the AI provider knows the key and the models. It is asked for its list of models, which costs nothing. */
export async function checkAi(ai: AiEnvironment): Promise<SetupLine> {
  const subject = SUBJECTS.ai;
  const url = new URL(`${ai.baseUrl.replace(/\/+$/u, '')}/models`);
  const answer = await askService(url, ai.apiKey);
  if (!answer.ok) return isWrong(subject, `${url.host} does not answer: ${answer.reason}.`);
  const { status, body } = answer.value;
  if (status === 401 || status === 403)
    return isWrong(subject, `${url.host} does not accept the key. Check AI_API_KEY.`);
  if (status >= 500) return isWrong(subject, `${url.host} answers ${status}.`);
  const models = modelsSchema.safeParse(body);
  if (status !== 200 || !models.success)
    return isOk(subject, `${url.host} answers, but has no list of models to compare with.`);
  const unlisted = [...new Set([ai.suggestionModel, ai.articleModel])].filter(
    (model) => !models.data.data.some(({ id }) => id === model || id === `${model}:latest`),
  );
  return unlisted.length === 0
    ? isOk(subject, `${url.host} answers and has ${ai.suggestionModel}.`)
    : isWrong(subject, `${url.host} has no model ${unlisted.join(', ')}. Check AI_MODEL.`);
}

/** Whether a sign-in provider says where its pages are. */
export async function checkProvider(subject: string, discoveryUrl: string): Promise<SetupLine> {
  const url = new URL(discoveryUrl);
  const answer = await askService(url);
  if (!answer.ok) return isWrong(subject, `${url.host} does not answer: ${answer.reason}.`);
  const { status, body } = answer.value;
  return status === 200 && openIdSchema.safeParse(body).success
    ? isOk(subject, `${url.host} says where people sign in.`)
    : isWrong(subject, `${url.href} is not an OpenID configuration (status ${status}).`);
}

/**
 * Whether the payment provider knows the key, and whether that opens the account that the customers belong to. `claimed`
 * comes to that account, or to undefined where none is known.
 */
export async function checkPayments(
  { apiUrl, secretKey }: StripeEnvironment,
  claimed: Promise<string | undefined>,
): Promise<SetupLine> {
  const subject = SUBJECTS.payments;
  const url = new URL('/v1/account', apiUrl);
  const answer = await askService(url, secretKey);
  if (!answer.ok) return isWrong(subject, `${url.host} does not answer: ${answer.reason}.`);
  const { status, body } = answer.value;
  const account = accountSchema.safeParse(body);
  if (status === 200 && account.success) {
    const ours = await claimed;
    const isOurs = ours === undefined || ours === accountName(account.data.id, secretKey);
    return isOurs ? isOk(subject, `${url.host} accepts the key.`) : isWrong(subject, OTHER_ACCOUNT);
  }
  return status === 401 || status === 403
    ? isWrong(subject, `${url.host} does not accept the key. Check STRIPE_SECRET_KEY.`)
    : isWrong(subject, `${url.host} answers ${status}.`);
}
