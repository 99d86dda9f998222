import { createApiClient } from '@overtone/client/api/api-client';
import { withDeadline } from '@overtone/client/api/deadline';
import type { SuggestionAnswer } from '@overtone/client/api/suggestion-answer';
import { SUGGESTION } from '@overtone/domain/contract/suggestion-address';
import { createFakeHost } from '@overtone/testkit/fake-host';
import { helpFor } from '@overtone/recommender/crisis/help-answer';
import { failed, ok } from '@overtone/domain/result';
import { recommend } from '@overtone/recommender/recommend';
import { APP_DEFAULTS } from '@overtone/domain/session/defaults';
import { describe, expect, it } from 'vitest';
import { suggestAnywhere } from './suggest-anywhere.ts';

const QUESTION = { userQuery: 'debugging a race condition', currentSettings: APP_DEFAULTS };

function answerOf(userQuery: string): SuggestionAnswer {
  const suggestion = ok(recommend(userQuery));
  return { suggestion, help: null, failureCode: null, quota: null, retryAfterMs: null };
}

describe('suggestions on the desktop', () => {
  it('come from the site where it answers', async () => {
    const hosted = { ...answerOf(QUESTION.userQuery), quota: { used: 1, limit: 10 } };
    const suggest = suggestAnywhere({ suggest: () => Promise.resolve(ok(hosted)) }, []);
    expect(await suggest(QUESTION)).toEqual(ok(hosted));
  });

  it('come from the app itself where it does not', async () => {
    const suggest = suggestAnywhere(
      { suggest: () => Promise.resolve(failed({ sentence: 'offline', code: null })) },
      [],
    );
    expect(await suggest(QUESTION)).toEqual(ok(answerOf(QUESTION.userQuery)));
  });

  it('are made here where the signal itself is asked for', async () => {
    const suggest = suggestAnywhere(
      { suggest: () => Promise.resolve(failed({ sentence: 'asked', code: null })) },
      [],
    );
    const currentSettings = { ...APP_DEFAULTS, globalModulationHz: 2, centerModulationHz: 15 };
    expect(await suggest({ userQuery: '20 Hz please', currentSettings })).toMatchObject({
      value: {
        suggestion: { value: { centerModulationHz: 20, globalModulationHz: 2 } },
        failureCode: null,
      },
    });
  });

  it('never send a mention of a health risk anywhere', async () => {
    let asked = false;
    const suggest = suggestAnywhere(
      {
        suggest() {
          asked = true;
          return Promise.resolve(failed({ sentence: 'offline', code: null }));
        },
      },
      [],
    );
    const answer = await suggest({ ...QUESTION, userQuery: 'I have epilepsy and want to focus' });
    expect(asked).toBe(false);
    expect(answer).toMatchObject({ value: { suggestion: { value: { source: 'safety' } } } });
  });

  it.each([
    ['does not want to live', 'I want to kill myself'],
    [
      'says so between characters that stand for many',
      `${'\uFDFA'.repeat(240)} I want to kill\uFDFAmyself ${'\uFDFA'.repeat(230)}`,
    ],
  ])('give somebody who %s a person’s answer, and send it nowhere', async (_, userQuery) => {
    let asked = false;
    const suggest = suggestAnywhere(
      {
        suggest() {
          asked = true;
          return Promise.resolve(failed({ sentence: 'offline', code: null }));
        },
      },
      ['fr-FR', 'en'],
    );
    expect(await suggest({ ...QUESTION, userQuery })).toMatchObject({
      value: {
        help: helpFor('I want to kill myself', 'FR')?.narrativeExplanation,
        suggestion: { ok: false },
      },
    });
    expect(asked).toBe(false);
  });

  it('come from the app itself where the site takes the question and never answers', async () => {
    const host = createFakeHost();
    host.respond(SUGGESTION.path, () => new Promise(() => undefined));
    const suggest = suggestAnywhere(createApiClient(host), []);
    const asked = withDeadline(host, 15_000, (signal) => suggest(QUESTION, signal));
    await host.advance(15_000);
    expect(await asked).toEqual(ok(answerOf(QUESTION.userQuery)));
  });

  it('give up with whoever asked', async () => {
    const suggest = suggestAnywhere(
      { suggest: () => Promise.resolve(failed({ sentence: 'aborted', code: null })) },
      [],
    );
    expect(await suggest(QUESTION, AbortSignal.abort())).toEqual(
      failed({ sentence: 'aborted', code: null }),
    );
  });
});
