import { isDeepStrictEqual } from 'node:util';
import type { Endpoint } from '@overtone/domain/contract/endpoint';

/**
 * Compares what is about to be sent with the endpoint's declaration.
 *
 * @throws Error for an answer with a field that is missing, wrong or not declared.
 */
export function inspectAnswer({ method, path, response }: Endpoint, answer: unknown): void {
  const route = `${method} ${path}`;
  if (response === undefined) {
    if (answer !== undefined) throw new Error(`${route} is declared to answer nothing.`);
    return;
  }
  const sent: unknown = JSON.parse(JSON.stringify(answer));
  const read = response.safeParse(sent);
  if (!read.success) throw new Error(`${route} answers not as declared: ${read.error.message}`);
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(read.data)), sent)) {
    throw new Error(`${route} answers with more than is declared.`);
  }
}
