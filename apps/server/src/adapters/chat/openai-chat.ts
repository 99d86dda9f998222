import { failed, ok, type Result } from '@overtone/domain/result';
import type { OpenAI } from 'openai';
import { z } from 'zod';
import {
  abortFailure,
  type AiChat,
  type AiFailure,
  type AiFailureKind,
  type ChatReply,
  type ChatRequest,
} from '../../ports/ai.ts';
import { boundedFetch } from './bounded-fetch.ts';

/** Which server to ask. It comes from the operator only, never from a request. */
export interface OpenAiOptions {
  readonly baseUrl: string;
  readonly apiKey: string;
}

/** Many times what a model writes in the tokens that it gets, thoughts and all. */
const MAX_REPLY_LENGTH = 65_536;

/** Room for such a reply with every character escaped, and for whatever a server says around it. */
const MAX_ANSWER_BYTES = 1024 * 1024;

const text = z.string().nullish().catch(undefined);

/** The part of a reply that matters. Compatible servers answer in many ways, so every field may be missing. */
const completionSchema = z.object({
  choices: z.tuple(
    [
      z.object({
        message: z.object({
          content: text,
          refusal: text,
          reasoning_content: text,
          reasoning: text,
        }),
        finish_reason: text,
      }),
    ],
    z.unknown(),
  ),
});

/** The part of a thrown error that matters; anything may be thrown. */
const providerErrorSchema = z
  .object({
    name: z.string().catch('Error'),
    status: z.number().optional().catch(undefined),
    code: z.string().optional().catch(undefined),
    type: z.string().optional().catch(undefined),
    message: z.string().catch(''),
    headers: z.instanceof(Headers).optional().catch(undefined),
  })
  .catch({ name: 'Error', message: '' });

type ProviderError = z.infer<typeof providerErrorSchema>;

/**
 * What some compatible servers or models refuse, and the word by which their refusal names it. Each is left out, or said
 * otherwise, from then on.
 */
const REFUSABLE = {
  schema: /response_format|json_schema/u,
  maxTokens: /max_tokens/u,
  temperature: /temperature/u,
} as const;

type Refusable = keyof typeof REFUSABLE;

/**
 * A language model behind any server that speaks OpenAI's chat completions. What a model turned out to refuse is
 * remembered for as long as this object lives.
 */
export function openAiChat(options: OpenAiOptions): AiChat {
  let client: Promise<OpenAI> | undefined;
  const refusals = new Map<string, ReadonlySet<Refusable>>();

  async function ask(request: ChatRequest, signal: AbortSignal): Promise<unknown> {
    client ??= createClient(options);
    const { chat } = await client;
    const refused = refusals.get(request.model) ?? new Set();
    try {
      return await chat.completions.create(bodyFor(request, refused), { signal });
    } catch (error) {
      const named = refusedIn(error, request, refused);
      if (named === undefined) throw error;
      refusals.set(request.model, new Set([...(refusals.get(request.model) ?? []), named]));
      return ask(request, signal);
    }
  }

  return {
    complete: (request, signal) =>
      ask(request, signal).then(readCompletion, (error: unknown) =>
        failed(failureOf(error, signal)),
      ),
  };
}

/** The package is large, so it is loaded at the first question. Retries and time limits are the caller's. */
async function createClient({ baseUrl, apiKey }: OpenAiOptions): Promise<OpenAI> {
  const { OpenAI } = await import('openai');
  const fetch = boundedFetch(MAX_ANSWER_BYTES);
  return new OpenAI({ baseURL: baseUrl, apiKey, fetch, maxRetries: 0, logLevel: 'off' });
}

function bodyFor(
  { model, messages, temperature, maxTokens, jsonSchema }: ChatRequest,
  refused: ReadonlySet<Refusable>,
): OpenAI.Chat.ChatCompletionCreateParamsNonStreaming {
  return {
    model,
    messages: [...messages],
    ...(!refused.has('temperature') && { temperature }),
    ...(refused.has('maxTokens')
      ? { max_completion_tokens: maxTokens }
      : { max_tokens: maxTokens }),
    ...(jsonSchema !== undefined &&
      !refused.has('schema') && {
        response_format: { type: 'json_schema', json_schema: { ...jsonSchema, strict: true } },
      }),
  };
}

/** What a refusal names that was part of the request and can be left out. */
function refusedIn(
  error: unknown,
  { jsonSchema }: ChatRequest,
  refused: ReadonlySet<Refusable>,
): Refusable | undefined {
  const { status, message } = providerErrorSchema.parse(error);
  if (status !== 400 && status !== 422) return undefined;
  const sent = (['schema', 'maxTokens', 'temperature'] as const).filter(
    (part) => !refused.has(part) && (part !== 'schema' || jsonSchema !== undefined),
  );
  return sent.find((part) => REFUSABLE[part].test(message));
}

function readCompletion(completion: unknown): Result<ChatReply, AiFailure> {
  const parsed = completionSchema.safeParse(completion);
  if (!parsed.success) return failed({ kind: 'unreadable', detail: 'not a chat completion' });
  const [{ message, finish_reason }] = parsed.data.choices;
  if (message.refusal || finish_reason === 'content_filter') {
    return failed({ kind: 'declined', detail: 'refused by the model' });
  }
  // Reasoning models on some servers leave the content empty and write the answer beside it.
  const written = [message.content, message.reasoning_content, message.reasoning].find((part) =>
    part?.trim(),
  );
  if (!written) return failed({ kind: 'unreadable', detail: 'empty reply' });
  if (written.length > MAX_REPLY_LENGTH) return failed({ kind: 'unreadable', detail: 'too long' });
  return ok({ text: written, isComplete: finish_reason !== 'length' });
}

const BILLING_CODES = /insufficient_quota|credit_balance_exhausted|spend_limit_exceeded/u;
/** Bytes that claim to be JSON and are not, or far too many of them: asking again would bring the same. */
const UNREADABLE = ['SyntaxError', 'OverlongAnswer'];
const PASSING_STATUSES = [408, 500, 502, 503, 504];

/** The detail names the provider's status and codes; its message may repeat what a person typed, so it stays out. */
function failureOf(error: unknown, signal: AbortSignal): AiFailure {
  const provider = providerErrorSchema.parse(error);
  const { name, status, code, type } = provider;
  const detail = [name, status, code, type].filter(Boolean).join(' ');
  if (signal.aborted) return abortFailure(signal, detail);
  const retryAfterSeconds = retryAfter(provider);
  return {
    kind: kindOf(provider),
    detail,
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  };
}

function kindOf({ name, status, code, type }: ProviderError): AiFailureKind {
  if (status === undefined) return UNREADABLE.includes(name) ? 'unreadable' : 'unavailable';
  if (status === 429) return BILLING_CODES.test(`${code} ${type}`) ? 'budget' : 'busy';
  if (status === 401 || status === 403) return 'auth';
  if (code === 'content_filter') return 'declined';
  return PASSING_STATUSES.includes(status) ? 'unavailable' : 'misconfigured';
}

function retryAfter({ headers }: ProviderError): number | undefined {
  const seconds = Number.parseFloat(headers?.get('retry-after') ?? '');
  return seconds >= 0 ? Math.ceil(seconds) : undefined;
}
