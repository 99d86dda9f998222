import { failed, ok, type Result } from '@overtone/domain/result';
import type { OpenAI } from 'openai';
import { z } from 'zod';
import type { AiChat, AiFailure, ChatReply, ChatRequest } from '../ports/ai.ts';

/** Which server to ask. It comes from the operator only, never from a request. */
export interface OpenAiOptions {
  readonly baseUrl: string;
  readonly apiKey: string;
}

/** The part of a reply that matters. Compatible servers answer in many ways, so every field may be missing. */
const completionSchema = z.object({
  choices: z.tuple(
    [
      z.object({
        message: z.object({
          content: z.string().nullish(),
          refusal: z.string().nullish(),
          reasoning_content: z.string().nullish(),
        }),
        finish_reason: z.string().nullish(),
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

/** A language model behind any server that speaks OpenAI's chat completions. */
export function openAiChat(options: OpenAiOptions): AiChat {
  let client: Promise<OpenAI> | undefined;
  let understandsSchemas = true;

  const ask = async (request: ChatRequest, signal: AbortSignal): Promise<unknown> => {
    client ??= createClient(options);
    const { chat } = await client;
    return chat.completions.create(bodyFor(request, understandsSchemas), { signal });
  };

  return {
    async complete(request, signal) {
      try {
        return readCompletion(await ask(request, signal));
      } catch (error) {
        if (!understandsSchemas || !refusesSchemas(error)) return failed(failureOf(error, signal));
        understandsSchemas = false;
      }
      return ask(request, signal).then(readCompletion, (error: unknown) =>
        failed(failureOf(error, signal)),
      );
    },
  };
}

/** The package is large, so it is loaded at the first question. Retries and time limits are the caller's. */
async function createClient({ baseUrl, apiKey }: OpenAiOptions): Promise<OpenAI> {
  const { OpenAI } = await import('openai');
  return new OpenAI({ baseURL: baseUrl, apiKey, maxRetries: 0, logLevel: 'off' });
}

function bodyFor(
  { model, messages, temperature, maxTokens, jsonSchema }: ChatRequest,
  understandsSchemas: boolean,
): OpenAI.Chat.ChatCompletionCreateParamsNonStreaming {
  return {
    model,
    messages: [...messages],
    temperature,
    max_tokens: maxTokens,
    ...(jsonSchema === undefined || !understandsSchemas
      ? {}
      : {
          response_format: { type: 'json_schema', json_schema: { ...jsonSchema, strict: true } },
        }),
  };
}

function readCompletion(completion: unknown): Result<ChatReply, AiFailure> {
  const parsed = completionSchema.safeParse(completion);
  if (!parsed.success) return failed({ kind: 'unreadable', detail: 'not a chat completion' });
  const [{ message, finish_reason }] = parsed.data.choices;
  if (message.refusal || finish_reason === 'content_filter') {
    return failed({ kind: 'declined', detail: 'refused by the model' });
  }
  // Reasoning models on some servers leave the content empty and write the answer beside it.
  const text = [message.content, message.reasoning_content].find((part) => part?.trim());
  if (!text) return failed({ kind: 'unreadable', detail: 'empty reply' });
  return ok({ text, isComplete: finish_reason !== 'length' });
}

const BILLING_CODES = /insufficient_quota|credit_balance_exhausted|spend_limit_exceeded/u;

function refusesSchemas(error: unknown): boolean {
  const { status, message } = providerErrorSchema.parse(error);
  return status === 400 && /response_format|json_schema/u.test(message);
}

/** The detail names the provider's status and codes; its message may repeat what a person typed, so it stays out. */
function failureOf(error: unknown, signal: AbortSignal): AiFailure {
  const { name, status, code, type, headers } = providerErrorSchema.parse(error);
  const detail = [name, status, code, type].filter(Boolean).join(' ');
  if (signal.aborted) return { kind: 'timeout', detail };
  if (status !== 429) return { kind: kindOf(status, code), detail };
  if (BILLING_CODES.test(`${code} ${type}`)) return { kind: 'budget', detail };
  const seconds = Number(headers?.get('retry-after') ?? Number.NaN);
  return seconds >= 0
    ? { kind: 'busy', detail, retryAfterSeconds: Math.ceil(seconds) }
    : { kind: 'busy', detail };
}

function kindOf(status: number | undefined, code: string | undefined): AiFailure['kind'] {
  if (status === 401 || status === 403) return 'auth';
  if (code === 'content_filter') return 'declined';
  if (status === undefined || status === 408 || status >= 500) return 'unavailable';
  return 'misconfigured';
}
