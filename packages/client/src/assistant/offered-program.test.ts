import { OWN_PROGRAMS } from '@overtone/domain/program/own/own-programs';
import { programLengthMs, timelineOf } from '@overtone/domain/program/timeline';
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

describe('a rhythm that is asked for by its numbers', () => {
  const made = (text: string) => offeredProgram(text, 'deep_focus', 'UTC')?.beginningAt(0);

  it.each([
    ['one hour from 20 to 10 Hz', 20, 10, 60],
    ['90 minutes from 12 Hz down to 0.5 Hz', 12, 0.5, 90],
    ['from 8 to 14 hertz over half an hour', 8, 14, 30],
    ['from 20 Hz down to 4 Hz in 15 minutes', 20, 4, 15],
    ['go from 20 Hz to 4 Hz over 15 minutes', 20, 4, 15],
    ['20 Hz to 4 Hz, 15 minutes', 20, 4, 15],
    ['15 minutes, 20 Hz to 4 Hz', 20, 4, 15],
    ['sweep from 4 Hz up to 20 Hz within ten minutes', 4, 20, 10],
    ['take me from 20 to 4 Hz in a quarter of an hour', 20, 4, 15],
    ['von 20 Hz auf 4 Hz in 15 Minuten', 20, 4, 15],
    ['de 20 Hz à 4 Hz en 15 minutes', 20, 4, 15],
    ['baja de 20 Hz a 4 Hz en 15 minutos', 20, 4, 15],
    ['10 minutes at 40 Hz', 40, 40, 10],
    ['a program of 1h30 at 7.83 Hz', 7.83, 7.83, 90],
    ['eine Stunde von 20 auf 10 Hz', 20, 10, 60],
  ])('“%s” is that rhythm, and as long as that', (text, fromHz, toHz, minutes) => {
    const composed = made(text);
    if (!composed?.ok) throw new Error('Nothing is offered.');
    const { program, state, source } = composed.value;
    const { spans, lengthMs } = timelineOf(program);
    expect(lengthMs).toBe(minutes * 60_000);
    expect(spans[0]).toMatchObject({ from: { fastHz: fromHz, slowHz: 0 }, to: { fastHz: toHz } });
    expect([state, source]).toEqual([null, null]);
  });

  it.each([
    [
      '10 minutes at 300 Hz',
      '300 Hz is out of range: rhythms can be 0.1–100 Hz. It takes 10 minutes: one rhythm of 100 Hz, the nearest there is.',
      [100, 100],
    ],
    [
      'one hour from 20 to 0.01 Hz',
      '0.01 Hz is out of range: rhythms can be 0.1–100 Hz. It takes 1 hour: one rhythm from 20 Hz to 0.1 Hz, the nearest there is.',
      [20, 0.1],
    ],
  ])('“%s” is the nearest rhythm that there is, which is said', (text, sentence, [from, to]) => {
    const composed = made(text);
    if (!composed?.ok) throw new Error('Nothing is offered.');
    expect(composed.value.sentence).toBe(sentence);
    const [span] = timelineOf(composed.value.program).spans;
    expect([span?.from.fastHz, span?.to.fastHz]).toEqual([from, to]);
  });

  it.each([
    ['30 hours at 10 Hz', 'A program lasts 24 hours at most.'],
    ['1 second at 10 Hz', 'Please ask for 2 seconds or more.'],
  ])('“%s” is refused with a sentence', (text, reason) => {
    expect(made(text)).toEqual({ ok: false, reason });
  });

  it.each([
    '10 Hz',
    'set it to 10 Hz',
    'I have an hour of meetings about 50 Hz',
    'from 20 Hz to 4 Hz',
    'our turbine went from 50 Hz to 20 Hz in 15 minutes',
    '2 hours of fixing a motor at 50 Hz',
  ])('“%s” is no such thing', (text) => {
    expect(offeredProgram(text, 'deep_focus', 'UTC')).toBeNull();
  });
});

describe('behind a program that was offered', () => {
  async function changed(asked: string, ...words: readonly string[]) {
    const parts = answering(REPLY);
    await parts.ask(asked);
    for (const each of words) await parts.ask(each);
    const made = lastMessage(parts)?.offer?.beginningAt(0);
    const program = made?.ok === true ? made.value.program : undefined;
    return { parts, program, minutes: program && programLengthMs(program) / 60_000 };
  }

  it.each([
    [ASKED, ['make it 45 minutes'], 'Wind down', 45],
    [ASKED, ['make it 0 minutes', 'make it 45 minutes'], 'Wind down', 45],
    [ASKED, ['yes'], 'Wind down', 30],
    [ASKED, ['how long is it?'], 'Wind down', 30],
    [ASKED, ['make it longer and shorter', '10 minutes longer'], 'Wind down', 40],
    [ASKED, ['with rain', 'make it 45 minutes'], 'Wind down', 45],
    ['three rounds of 50/10', ['only two rounds'], 'Deep focus with breaks', 120],
    ['two hours of deep work with breaks', ['three rounds'], 'Deep focus with breaks', 180],
    [
      'two hours of deep work with breaks, then wind down for 20 minutes',
      ['one round'],
      'Deep focus with breaks, then wind down',
      80,
    ],
    [ASKED, ['longer'], 'Wind down', 45],
    [ASKED, ['longer', 'twice as long'], 'Wind down', 90],
    [ASKED, ['shorter'], 'Wind down', 20],
    [ASKED, ['10 minutes longer'], 'Wind down', 40],
    ['two hours of deep work with breaks', ['without breaks'], 'Deep focus', 120],
    ['4 pomodoros', ['without breaks'], 'Deep focus', 120],
    ['4 pomodoros', ['make it an hour'], 'Deep focus with breaks', 60],
    ['two hours of deep work', ['with breaks'], 'Deep focus with breaks', 120],
    [
      '90 minutes of writing, then wind down for 10 minutes',
      ['make it 50 minutes'],
      'Deep focus, then wind down',
      50,
    ],
    ['25 minutes of focus and a 5 minute break', ['without breaks'], 'Deep focus', 30],
    ['one hour from 20 to 10 Hz', ['half as long'], '20 Hz to 10 Hz', 30],
  ])('“%s”, %j is %s of %f minutes', async (asked, words, name, minutes) => {
    const { program, minutes: takes } = await changed(asked, ...words);
    expect(program?.name).toBe(name);
    expect(takes).toBe(minutes);
  });

  it('nobody is asked for the change, and what is set stays', async () => {
    const { parts } = await changed(ASKED, 'longer');
    expect(parts.host.requests).toHaveLength(1);
    expect(lastMessage(parts)?.suggestion).toMatchObject(REPLY);
    expect(parts.assistant.$status.get()).toBe('reply');
  });

  it.each([
    ['with rain', 'Serene Rain'],
    ['mit Meeresrauschen', 'Ocean Waves'],
    ['add brown noise', 'brown'],
  ])('“%s” plays behind it', async (words, sound) => {
    for (const asked of [ASKED, 'one hour from 20 to 10 Hz']) {
      const { parts, program } = await changed(asked, words);
      expect(program?.start.sound).toBe(sound);
      const made = lastMessage(parts)?.offer?.beginningAt(0);
      expect(made?.ok === true && made.value.sentence).toContain('plays behind it.');
    }
  });

  it.each([
    [ASKED, 'make it 300 hours', 'A program lasts 24 hours at most. The program stays as it is.'],
    [ASKED, 'make it 0 minutes', 'Please ask for a minute or more. The program stays as it is.'],
    [ASKED, 'yes', 'Press “Start” below, and it begins.'],
    [ASKED, 'with breaks', 'Wind down has no work to break up; it stays as it is.'],
    [ASKED, 'three rounds', 'Wind down has no rounds; it stays as it is.'],
    [ASKED, 'without breaks', 'It has no breaks; it stays as it is.'],
    [ASKED, 'make it 30 minutes', 'That is what it does already; it stays as it is.'],
    ['4 pomodoros', 'with breaks', 'It has breaks already; it stays as it is.'],
    [
      'ten minutes of focus',
      'with breaks',
      'Its work is too short for a break; it stays as it is.',
    ],
    [
      '90 minutes of focus ending calm',
      'make it 5 minutes',
      'Each part needs at least a minute; “Calm” would have 17 seconds. Ask for a longer time or for fewer parts. The program stays as it is.',
    ],
    [
      'one hour from 20 to 10 Hz',
      'with breaks',
      'One rhythm has no breaks and no rounds; it stays as it is.',
    ],
    [
      ASKED,
      'make it 45 minutes but also 20 minutes',
      'The program stays as it is. “Start” begins it; you can say “make it 45 minutes”, “longer”, “without breaks”, “with rain” or “no” to it.',
    ],
  ])('“%s”, “%s”: “%s”', async (asked, words, answer) => {
    const { parts, program } = await changed(asked, words);
    expect(lastMessage(parts)?.answer).toBe(answer);
    expect(program).toBeDefined();
    expect(parts.host.requests).toHaveLength(1);
  });

  describe('by the clock of whoever asks', () => {
    const now = Date.parse('2026-11-23T18:00:00Z');
    const answer = (asked: string, words: string) =>
      offeredProgram(asked, undefined, 'Europe/Berlin')?.answerTo?.(words, now);

    it.each([
      [ASKED, 'make it end at 19:50', 50],
      [ASKED, 'bis 20 Uhr', 60],
      ['one hour from 20 to 10 Hz', 'until 19:45', 45],
      ['two hours of deep work, then wind down for 20 minutes', 'make it end at 20:10', 70],
    ])('“%s”, “%s” takes %f minutes', (asked, words, minutes) => {
      const made = answer(asked, words)?.offer?.beginningAt(now);
      expect(made?.ok === true && programLengthMs(made.value.program) / 60_000).toBe(minutes);
    });

    it('a question is told how long it takes, and when it would end', () => {
      expect(answer(ASKED, 'how long is it?')?.sentence).toBe(
        'It takes 30 minutes. Started now, it ends at 19:30.',
      );
    });

    it.each([ASKED, 'one hour from 20 to 10 Hz'])('a time that is over is none: “%s”', (asked) => {
      expect(answer(asked, 'make it end at 18:30')?.sentence).toMatch(/^It is past 18:30 today/u);
    });
  });

  it('“no” lets it go; what is set stays, and what comes then is asked as ever', async () => {
    const { parts } = await changed(ASKED, 'no');
    expect(lastMessage(parts)?.offer).toBeUndefined();
    expect(lastMessage(parts)?.refusal).toBe('All right, no program. What is set stays as it is.');
    expect(parts.host.requests).toHaveLength(1);
    await parts.ask('longer');
    expect(parts.host.requests).toHaveLength(2);
  });

  it('one that was to end at a time keeps it but where a length is said', () => {
    const now = Date.parse('2026-11-23T10:00:00Z');
    const offer = offeredProgram('25/5 until noon', undefined, 'UTC');
    const takes = (words: string, atMs: number) => {
      const made = offer?.answerTo?.(words, now)?.offer?.beginningAt(atMs);
      return made?.ok === true ? programLengthMs(made.value.program) / 60_000 : made;
    };
    expect(takes('without breaks', now + 3_600_000)).toBe(60);
    expect(takes('longer', now + 3_600_000)).toBe(180);
  });

  it.each(['slower', 'I have two hours of meetings', 'half an hour to wind down'])(
    '“%s” is asked as ever',
    async (words) => {
      const { parts } = await changed('one hour from 20 to 10 Hz', words);
      expect(parts.host.requests).toHaveLength(2);
    },
  );

  describe('that has begun', () => {
    async function begun() {
      const parts = answering(REPLY);
      await parts.ask(ASKED);
      const made = lastMessage(parts)?.offer?.beginningAt(0);
      if (!made?.ok) throw new Error('Nothing is offered.');
      parts.session.program.start(made.value.program);
      return { parts, program: made.value.program };
    }

    it.each(['no', 'cancel', 'no thanks', 'yes', 'longer', 'how long is it?', 'with rain'])(
      '“%s” is answered by what plays, which plays on',
      async (words) => {
        const { parts, program } = await begun();
        await parts.ask(words);
        expect(lastMessage(parts)?.refusal).toBe(
          '“Wind down” has begun, and stays as it is. “Stop” ends it; for another program, say what it is to be.',
        );
        expect(lastMessage(parts)?.offer).toBeUndefined();
        expect(parts.session.program.$played.get()?.program).toBe(program);
        expect(parts.host.requests).toHaveLength(1);
      },
    );

    it('“no rain” is an order, and asked as ever', async () => {
      const { parts } = await begun();
      await parts.ask('no rain');
      expect(parts.host.requests).toHaveLength(2);
    });

    it('and was stopped is offered again', async () => {
      const { parts } = await begun();
      parts.session.program.stop();
      await parts.host.advance(1_000);
      await parts.ask('no');
      expect(lastMessage(parts)?.refusal).toMatch(/^All right, no program\./u);
    });
  });

  describe('that stands while others were not understood or refused', () => {
    const DEEP = 'two hours of deep work with breaks';
    const answered = (parts: ReturnType<typeof setUp>, more: object) =>
      parts.host.respond(PATH, () => jsonResponse({ ...REPLY, ...more }));
    const nameAndLength = (parts: ReturnType<typeof setUp>) => {
      const made = lastMessage(parts)?.offer?.beginningAt(0);
      if (!made?.ok) return null;
      return [made.value.program.name, programLengthMs(made.value.program) / 60_000];
    };

    it('is what “make it 45 minutes” and “without breaks” are said to', async () => {
      const parts = answering({ ...REPLY, state: 'deep_focus' });
      await parts.ask(DEEP);
      await parts.ask('300 hours of focus');
      expect(lastMessage(parts)?.refusal).toBeDefined();
      answered(parts, { state: 'none', centerModulationHz: 12 });
      await parts.ask('blub');
      await parts.ask('make it 45 minutes');
      expect(nameAndLength(parts)).toEqual(['Deep focus with breaks', 45]);
      // What is set until it begins is what was set last.
      expect(lastMessage(parts)?.suggestion?.centerModulationHz).toBe(12);
      await parts.ask('without breaks');
      expect(nameAndLength(parts)).toEqual(['Deep focus', 45]);
      expect(parts.host.requests).toHaveLength(3);
    });

    it('stands on behind an order that takes no program’s place', async () => {
      const parts = answering(REPLY);
      await parts.ask(DEEP);
      answered(parts, { state: 'analytical', sets: [] });
      await parts.ask('louder');
      await parts.ask('make it 45 minutes');
      expect(nameAndLength(parts)).toEqual(['Deep focus with breaks', 45]);
    });

    it('stands on behind a question that failed', async () => {
      const parts = answering(REPLY);
      await parts.ask(DEEP);
      parts.host.respond(PATH, () => jsonResponse({ error: 'no' }, 500));
      await parts.ask('blub');
      await parts.ask('make it 45 minutes');
      expect(nameAndLength(parts)).toEqual(['Deep focus with breaks', 45]);
    });

    it.each([
      ['another suggestion', { state: 'meeting' }],
      ['a risk that was mentioned', { source: 'safety', state: 'none' }],
    ])('does no longer behind %s', async (_, reply) => {
      const parts = answering(REPLY);
      await parts.ask(DEEP);
      answered(parts, reply);
      await parts.ask('blub');
      await parts.ask('longer');
      expect(lastMessage(parts)?.offer).toBeUndefined();
      expect(parts.host.requests).toHaveLength(3);
    });

    it('does no longer behind words for somebody who needs people', async () => {
      const parts = answering(REPLY);
      await parts.ask(DEEP);
      parts.host.respond(PATH, () => jsonResponse(helpFor('I want to kill myself', 'US')));
      await parts.ask('blub');
      await parts.ask('longer');
      expect(lastMessage(parts)?.offer).toBeUndefined();
    });

    it('does no longer once another reading of the words was chosen, or a program has begun', async () => {
      const alternatives = [{ ...REPLY, state: 'meeting', label: 'Meeting' }];
      const replaced = async (replace: (parts: ReturnType<typeof setUp>) => void) => {
        const parts = answering({ ...REPLY, state: 'none', alternatives });
        await parts.ask(DEEP);
        const made = lastMessage(parts)?.offer?.beginningAt(0);
        if (!made?.ok) throw new Error('Nothing is offered.');
        await parts.ask('blub');
        replace(parts);
        await parts.ask('longer');
        return parts.host.requests.length;
      };
      expect(await replaced(() => undefined)).toBe(2);
      expect(await replaced(({ assistant }) => assistant.chooseAlternative('meeting'))).toBe(3);
      const nap = OWN_PROGRAMS.find(({ id }) => id === 'nap')?.program;
      if (!nap) throw new Error('There is no program for a nap.');
      expect(await replaced(({ session }) => session.program.start(nap))).toBe(3);
    });
  });

  it('a change is asked as ever where none was offered last', async () => {
    const { parts } = await changed(ASKED, 'I have two hours of meetings', 'longer');
    expect(parts.host.requests).toHaveLength(3);
  });
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
