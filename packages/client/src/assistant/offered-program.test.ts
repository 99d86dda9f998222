import { programLengthMs } from '@overtone/domain/program/timeline';
import { helpFor } from '@overtone/recommender/crisis/help-answer';
import { jsonResponse } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import { offeredProgram } from './offered-program.ts';
import { answering, PATH, REPLY, setUp } from './testing/set-up.ts';

const ASKED = 'half an hour to wind down';

function lastMessage({ assistant }: ReturnType<typeof setUp>) {
  return assistant.$messages.get().at(-1);
}

describe('a program that is asked for', () => {
  it('is offered beside the suggestion, and does not begin', async () => {
    const parts = answering({ ...REPLY, state: 'wind_down' });
    await parts.ask(ASKED);
    const offer = lastMessage(parts)?.offer?.beginningAt(0);
    expect(offer).toMatchObject({ ok: true, value: { program: { name: 'Wind down' } } });
    expect(lastMessage(parts)?.suggestion).toMatchObject(REPLY);
    expect(parts.session.$isWanted.get()).toBe(false);
    expect(parts.session.program.$played.get()).toBeNull();
  });

  it('is offered beside a suggestion that stands in for a failure as well', async () => {
    const parts = answering({ error: 'AI is not configured', fallback: REPLY }, 503);
    await parts.ask(ASKED);
    expect(lastMessage(parts)?.offer).toBeDefined();
  });

  it('is of the work that the suggestion names, where the words leave it open', async () => {
    const parts = answering(REPLY);
    await parts.ask('two hours of work');
    expect(parts.assistant.$status.get()).toBe('reply');
    const creative = answering({ ...REPLY, state: 'creative' });
    await creative.ask('two hours of work');
    const offer = lastMessage(creative)?.offer?.beginningAt(0);
    expect(offer).toMatchObject({ value: { program: { name: 'Room for ideas' } } });
  });

  it('goes to the server as the words that were typed and nothing more', async () => {
    const parts = answering(REPLY);
    await parts.ask(ASKED);
    expect(parts.host.requests).toHaveLength(1);
    expect(Object.keys(Object(parts.host.requests[0]?.body))).toEqual([
      'userQuery',
      'currentSettings',
    ]);
  });
});

it('cannot be offered where the request cannot be met, and the person is told why', async () => {
  const parts = answering(REPLY);
  await parts.ask('300 hours of focus');
  expect(lastMessage(parts)).toMatchObject({ suggestion: REPLY });
  expect(lastMessage(parts)?.offer).toBeUndefined();
  expect(lastMessage(parts)?.refusal).toBe('A program lasts 24 hours at most.');
});

describe('no program', () => {
  it('is offered for a task', async () => {
    const parts = answering(REPLY);
    await parts.ask('I have two hours of meetings');
    expect(lastMessage(parts)?.offer).toBeUndefined();
  });

  it('is offered where a risk was mentioned', async () => {
    const parts = answering({ ...REPLY, source: 'safety', safetyNote: 'Take care.' });
    await parts.ask(ASKED);
    expect(parts.assistant.$messages.get().every(({ offer }) => offer === undefined)).toBe(true);
  });

  it('is offered to a person who needs people', async () => {
    const parts = setUp();
    const help = helpFor('I want to kill myself', 'US');
    parts.host.respond(PATH, () => jsonResponse(help));
    await parts.ask(ASKED);
    expect(parts.assistant.$messages.get().every(({ offer }) => offer === undefined)).toBe(true);
  });
});

it('is refused with a word why where it cannot be met', () => {
  const now = new Date('2026-11-23T11:59:30Z');
  const refusal = (text: string) => {
    const made = offeredProgram(text, undefined, 'UTC')?.beginningAt(now.getTime());
    return made?.ok === false ? made.reason : made;
  };
  expect(refusal('deep work until noon')).toBe('There is too little time for that.');
  expect(refusal('300 hours of focus')).toBe('A program lasts 24 hours at most.');
  expect(refusal('deep work until 1 pm')).toMatchObject({ ok: true });
});

it('is shorter the later it begins, where it ends at a time', () => {
  const offer = offeredProgram('25/5 until noon', undefined, 'UTC');
  const lengthAt = (iso: string) => {
    const composed = offer?.beginningAt(Date.parse(iso));
    return composed?.ok === true ? programLengthMs(composed.value.program) : composed?.reason;
  };
  expect(lengthAt('2026-11-23T10:00:00Z')).toBe(2 * 3_600_000);
  expect(lengthAt('2026-11-23T11:00:00Z')).toBe(3_600_000);
});
