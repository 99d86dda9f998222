import { createFakeHost, type FakeResponder, jsonResponse } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import { createApiClient } from '../api/api-client.ts';
import { createVerdicts } from './verdicts.ts';

const kept = () => new Response(null, { status: 204 });
const refused = () => jsonResponse({ error: 'Gone', code: 'not_found' }, 404);

function setUp() {
  const host = createFakeHost();
  const answer = (id: string, responder: FakeResponder) =>
    host.respond(`/api/suggestions/history/${id}/verdict`, responder);
  return { ...createVerdicts({ api: createApiClient(host), host }), answer };
}

describe('a verdict that cannot be kept', () => {
  it('takes nothing of another suggestion back with it', async () => {
    const { $verdicts, pass, answer } = setUp();
    const { promise, resolve } = Promise.withResolvers<Response>();
    answer('one', () => promise);
    answer('other', kept);
    const passing = pass('one', 'liked');
    await pass('other', 'kept');
    expect($verdicts.get()).toEqual({ one: 'liked', other: 'kept' });
    resolve(refused());
    await passing;
    expect($verdicts.get()).toEqual({ other: 'kept' });
  });

  it('leaves the one that was passed on the same suggestion before', async () => {
    const { $verdicts, pass, answer } = setUp();
    answer('one', kept);
    await pass('one', 'liked');
    answer('one', refused);
    await pass('one', 'kept');
    expect($verdicts.get()).toEqual({ one: 'liked' });
  });
});
