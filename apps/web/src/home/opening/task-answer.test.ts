import { helpFor } from '@overtone/recommender/crisis/help-answer';
import { createFakeHost, jsonResponse } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import { createTaskAnswer } from './task-answer.ts';

const PATH = '/api/recommendation';
const PAIR = { globalModulationHz: 1, centerModulationHz: 10, visualHue: 60 };
const SHOWN = { pair: { slowHz: 1, fastHz: 10 }, hue: 60 };

describe('the answer to a sentence', () => {
  it('is a checked suggestion, asked for once', async () => {
    const host = createFakeHost();
    host.respond(PATH, () => jsonResponse(PAIR));
    const answer = createTaskAnswer();
    const asked = answer.ask('  sketch a poster ', host);
    expect(answer.$state.get().status).toBe('asking');
    await asked;
    expect(answer.$state.get()).toMatchObject({
      status: 'answered',
      task: 'sketch a poster',
      shown: { ...SHOWN, label: 'Alpha at the centre' },
    });
    expect(host.requests).toMatchObject([{ body: { userQuery: 'sketch a poster' } }]);
  });

  it('is words and no pair for somebody who does not want to live', async () => {
    const host = createFakeHost();
    const help = helpFor('I want to kill myself');
    host.respond(PATH, () => jsonResponse(help));
    const answer = createTaskAnswer();
    await answer.ask('I want to kill myself', host);
    expect(answer.$state.get()).toEqual({
      status: 'answered',
      task: 'I want to kill myself',
      shown: null,
      help: help?.narrativeExplanation,
    });
  });

  it('does not ask for an empty sentence', async () => {
    const host = createFakeHost();
    await createTaskAnswer().ask('   ', host);
    expect(host.requests).toEqual([]);
  });

  it('says so when none came, and keeps the pair that was there', async () => {
    const host = createFakeHost();
    host.respond(PATH, () => jsonResponse(PAIR));
    const answer = createTaskAnswer();
    await answer.ask('sketch', host);
    host.respond(PATH, () => jsonResponse({}, 500));
    await answer.ask('write', host);
    expect(answer.$state.get()).toMatchObject({ status: 'failed', shown: SHOWN });
    expect(host.logged).toMatchObject([{ level: 'error' }]);
  });

  it('lets a newer question replace an older one', async () => {
    const host = createFakeHost();
    host.respond(PATH, async ({ body }) => {
      const { userQuery } = body as { readonly userQuery: string };
      return jsonResponse({ ...PAIR, visualHue: userQuery === 'new' ? 200 : 10 });
    });
    const answer = createTaskAnswer();
    await Promise.all([answer.ask('old', host), answer.ask('new', host)]);
    expect(answer.$state.get()).toMatchObject({ shown: { hue: 200 } });
  });

  it('names the state, and says the safety note with the mildest pair', async () => {
    const host = createFakeHost();
    host.respond(PATH, () =>
      jsonResponse({ ...PAIR, state: 'safety', source: 'safety', narrativeExplanation: 'Mild.' }),
    );
    const answer = createTaskAnswer();
    await answer.ask('I have epilepsy', host);
    const { shown } = answer.$state.get();
    expect(shown?.label).toBe('Mildest setting');
    expect(shown?.reason).toMatch(/^Mild\. .*consult a doctor before use\.$/u);
  });
});
