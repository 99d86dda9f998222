import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAiChat } from '../../../adapters/chat/openai-chat.ts';
import {
  type AiStandIn,
  says,
  startAiStandIn,
  staysSilent,
} from '../../../testing/stand-ins/ai-stand-in.ts';
import { captureLog } from '../../../testing/test-app.ts';
import { startWarmUp } from './warm-up.ts';

let provider: AiStandIn;
beforeAll(async () => {
  provider = await startAiStandIn();
});
afterAll(() => provider.close());

const model = () => ({
  chat: openAiChat({ baseUrl: provider.baseUrl, apiKey: 'none' }),
  suggestionModel: 'local',
});

it('asks the model for one word and says when it is ready', async () => {
  const { promise: answered, resolve } = Promise.withResolvers<void>();
  provider.behave((response, request) => {
    response.on('close', resolve);
    says('Hi')(response, request);
  });
  const { log, lines } = captureLog();
  const stop = startWarmUp(model(), log);
  await answered;
  await expect.poll(lines).toMatchObject([{ msg: 'the model is ready' }]);
  await stop();
  expect(provider.received[0]?.body).toMatchObject({ model: 'local', max_tokens: 1 });
});

it('ends without a word when the server stops first', async () => {
  provider.behave(staysSilent);
  const { log, lines } = captureLog();
  await startWarmUp(model(), log)();
  expect(lines()).toEqual([]);
});
