import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { onLoopback } from './on-loopback.ts';

/** What the stand-in does with one request. */
export type Behaviour = (response: ServerResponse, request: IncomingMessage) => void;

/** A request body as the provider received it. */
export interface ReceivedBody {
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly temperature: number;
  readonly max_tokens: number;
  readonly response_format?: { readonly type: string };
}

/** A chat-completion provider on the loopback address that answers as it is told. */
export interface AiStandIn {
  readonly baseUrl: string;
  /** Bodies and authorization headers received so far. */
  readonly received: { readonly body: ReceivedBody; readonly authorization: string | undefined }[];
  /** Behaviours for the next requests; the last one stays. */
  readonly behave: (...behaviours: Behaviour[]) => void;
  readonly close: () => Promise<void>;
}

/** Starts the stand-in on a free port. */
export async function startAiStandIn(): Promise<AiStandIn> {
  let queue: Behaviour[] = [];
  const received: AiStandIn['received'] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body: ReceivedBody = JSON.parse(await text(request));
    received.push({ body, authorization: request.headers.authorization });
    const behaviour = queue.length > 1 ? queue.shift() : queue[0];
    behaviour?.(response, request);
  };
  const server = createServer((request, response) => {
    void answer(request, response);
  });
  const { origin, close } = await onLoopback(server);
  return {
    baseUrl: `${origin}/v1`,
    received,
    behave: (...behaviours) => {
      queue = behaviours;
      received.length = 0;
    },
    close,
  };
}

/** Answers with a chat completion whose message says `content`. */
export function says(content: unknown, choice: Record<string, unknown> = {}): Behaviour {
  const message = { role: 'assistant', content };
  return answers(200, {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: 'stand-in',
    choices: [{ index: 0, message, finish_reason: 'stop', ...choice }],
  });
}

/** Answers with a status, a JSON body and headers. */
export function answers(
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): Behaviour {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
}

/** Answers with the error shape that OpenAI uses. */
export function refuses(
  status: number,
  error: { code?: string; type?: string; message?: string } = {},
  headers: Record<string, string> = {},
): Behaviour {
  return answers(status, { error: { message: 'no', param: null, ...error } }, headers);
}

/** Never answers. */
export const staysSilent: Behaviour = () => undefined;

/** Cuts the connection. */
export const hangsUp: Behaviour = (response) => void response.destroy();
