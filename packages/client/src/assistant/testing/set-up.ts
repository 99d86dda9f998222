import { suggestionRequestSchema } from '@overtone/domain/contract/suggestion-request';
import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { answer } from '@overtone/recommender/answer';
import { createFakeEngine } from '@overtone/testkit/fake-engine';
import { createFakeHost, type FakeHost, jsonResponse } from '@overtone/testkit/fake-host';
import { createApiClient } from '../../api/api-client.ts';
import { createOutputStore } from '../../safety/output-store.ts';
import { createSession } from '../../session/session.ts';
import { createAssistant } from '../assistant.ts';

/** Where questions go. */
export const PATH = '/api/ai-suggestion';

/** A good answer. */
export const REPLY = {
  globalModulationHz: 1,
  centerModulationHz: 10,
  visualHue: 60,
  narrativeExplanation: 'A slow pair may suit drafting.',
  source: 'ai',
};

/** An assistant with a session of its own, on a host without a network. */
export function setUp() {
  const host = createFakeHost();
  const engine = createFakeEngine();
  const session = createSession({ defaults: DEMO_DEFAULTS, engine, host });
  const output = createOutputStore({ engine, host, session, person: 'visitor' });
  const assistant = createAssistant({ api: createApiClient(host), session, output, host });
  const said = () => assistant.$messages.get().map(({ sender, text }) => [sender, text]);
  function ask(text: string) {
    assistant.setInput(text);
    return assistant.submit();
  }
  return { host, session, output, assistant, said, ask };
}

/** The same with a server that answers every question so. */
export function answering(body: unknown, status = 200) {
  const parts = setUp();
  parts.host.respond(PATH, () => jsonResponse(body, status));
  return parts;
}

/** Has a server do what is asked of the signal to what it is told is set, as ours does. */
export function answerOrders(host: FakeHost): void {
  host.respond(PATH, ({ body }) => {
    const { userQuery, currentSettings } = suggestionRequestSchema.parse(body);
    return jsonResponse(answer(userQuery, currentSettings));
  });
}

/** An assistant with such a server. */
export function obeying() {
  const parts = setUp();
  answerOrders(parts.host);
  return parts;
}
