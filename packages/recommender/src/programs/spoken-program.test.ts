import { readProgram } from '@overtone/domain/program/check-program';
import { formatTime } from '@overtone/domain/program/format-time';
import { momentAt } from '@overtone/domain/program/moment-at';
import { OWN_PROGRAMS } from '@overtone/domain/program/own/own-programs';
import { timelineOf } from '@overtone/domain/program/timeline';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readProgramRequest } from './read-program.ts';
import { spokenProgram } from './spoken-program.ts';

/** 9:40 in the morning in Berlin. */
const CLOCK = { nowMs: Date.UTC(2026, 10, 23, 8, 40), timeZone: 'Europe/Berlin' };

function programFor(text: string, state?: string) {
  const request = readProgramRequest(text);
  if (request === undefined) throw new Error(`Nothing is asked for in: ${text}`);
  const composed = spokenProgram(request, state, CLOCK);
  if (!composed.ok) throw new Error(composed.reason);
  return composed.value;
}

/** What is asked for, the program that it comes to, and how long that takes with its fade. */
const ASKED: readonly (readonly [text: string, name: string, takes: string])[] = [
  ['half an hour to wind down', 'Wind down', '30:00'],
  ['Half an hour to wind down, please', 'Wind down', '30:00'],
  ['two hours of deep work with breaks', 'Deep focus with breaks', '2:00:00'],
  ['2 hours of deep work', 'Deep focus', '2:00:00'],
  ['25/5 until noon', 'Deep focus with breaks', '2:20:00'],
  ['a 20-minute nap', 'A nap', '20:00'],
  ['90 minutes of writing, then a calm end', 'Deep focus, then calm', '1:35:00'],
  ['pomodoro', '25 minutes and a break', '30:00'],
  ['a pomodoro', '25 minutes and a break', '30:00'],
  ['4 pomodoros', 'Deep focus with breaks', '2:00:00'],
  ['pomodoros until noon', 'Deep focus with breaks', '2:20:00'],
  ['50/10 four times', 'Deep focus with breaks', '4:00:00'],
  ['25/5', 'Deep focus with breaks', '2:00:00'],
  ['an hour of focus', 'Deep focus', '1:00:00'],
  ['45 minutes of studying for my chemistry exam', 'Deep focus', '45:00'],
  ['focus for an hour, then relax for 10 minutes', 'Deep focus, then calm', '1:10:00'],
  ['wind down for 45 minutes', 'Wind down', '45:00'],
  ['wind down for thirteen minutes', 'Wind down', '13:00'],
  ['20 min nap', 'A nap', '20:00'],
  ['nap', 'A nap', '20:00'],
  ['a nap', 'A nap', '20:00'],
  ['something for my nap', 'A nap', '20:00'],
  ['I’m going to take a nap', 'A nap', '20:00'],
  ['a nap with rain', 'A nap', '20:00'],
  ['ein Nickerchen', 'A nap', '20:00'],
  ['une sieste', 'A nap', '20:00'],
  ['give me 40 minutes of coding', 'Deep focus', '40:00'],
  ['I have half an hour to relax', 'Calm', '30:00'],
  ['I need 90 minutes of deep focus', 'Deep focus', '1:30:00'],
  ['deep work until 15:30', 'Deep focus', '5:50:00'],
  ['study until half past twelve', 'Deep focus', '2:50:00'],
  ['first 10 minutes of meditation, then an hour of writing', 'Calm, then deep focus', '1:10:00'],
  ['five minutes of breathing followed by 50 minutes of focus', 'Calm, then deep focus', '55:00'],
  [
    'two and a half hours of work with 10 minute breaks every 50 minutes',
    'Deep focus with breaks',
    '2:30:00',
  ],
  ['an hour and a half of reading with a break in the middle', 'Deep focus with breaks', '1:30:00'],
  ['3 hours of programming with a 15-minute break every hour', 'Deep focus with breaks', '3:00:00'],
  ['90 minutes of deep work with breaks', 'Deep focus with breaks', '1:30:00'],
  ['1h30 of writing', 'Deep focus', '1:30:00'],
  ['1 h 30 min deep work', 'Deep focus', '1:30:00'],
  [
    '45 min work, 15 min break, 45 min work',
    'Deep focus, then a break, then deep focus',
    '1:45:00',
  ],
  ['25 minutes of focus, 5 minutes break, four times', 'Deep focus with breaks', '2:00:00'],
  ['three rounds of 50/10', 'Deep focus with breaks', '3:00:00'],
  ['52/17 for two hours', 'Deep focus with breaks', '2:00:00'],
  ['15 minutes to wake up', 'Waking up', '15:00'],
  ['ten minutes before a meeting', 'Before a meeting', '10:00'],
  ['20 minutes of brainstorming', 'Room for ideas', '20:00'],
  ['an hour of debugging', 'Close work', '1:00:00'],
  ['an hour of focus with a calm end', 'Deep focus, then calm', '1:00:00'],
  ['two hours: first deep work, then 20 minutes of calm', 'Deep focus, then calm', '2:00:00'],
  [
    'deep work for 2 hours with short breaks, then wind down',
    'Deep focus with breaks, then wind down',
    '2:15:00',
  ],
  ["let's do 30 minutes of meditation", 'Calm', '30:00'],
  ['a quarter of an hour of meditation', 'Calm', '15:00'],
  ['three quarters of an hour of reading', 'Deep focus', '45:00'],
  ['write for 90 minutes', 'Deep focus', '1:30:00'],
  ['30分間リラックスしたい', 'Calm', '30:00'],
  ['1時間半集中したいです', 'Deep focus', '1:30:00'],
  ['20分の瞑想', 'Calm', '20:00'],
  ['２０分だけ昼寝', 'A nap', '20:00'],
  ['1時間30分作業する', 'Deep focus', '1:30:00'],
  ['2 Stunden konzentriert arbeiten mit Pausen', 'Deep focus with breaks', '2:00:00'],
  ['eine halbe Stunde runterkommen', 'Wind down', '30:00'],
  ['20 Minuten Nickerchen', 'A nap', '20:00'],
  ['eine halbe Stunde zum Einschlafen', 'Wind down', '30:00'],
  ['25/5 bis Mittag', 'Deep focus with breaks', '2:20:00'],
  ['90 Minuten schreiben, danach 10 Minuten Entspannung', 'Deep focus, then calm', '1:40:00'],
  ['une heure et demie de lecture', 'Deep focus', '1:30:00'],
  ['une sieste de 20 minutes', 'A nap', '20:00'],
  ["25/5 jusqu'à midi", 'Deep focus with breaks', '2:20:00'],
  ['deux heures de travail concentré avec des pauses', 'Deep focus with breaks', '2:00:00'],
  ['media hora para relajarme', 'Calm', '30:00'],
  ['dos horas de trabajo con descansos', 'Deep focus with breaks', '2:00:00'],
  ['una siesta de 20 minutos', 'A nap', '20:00'],
  ['30 minutes to fall asleep', 'Wind down', '30:00'],
  ['half an hour before bed', 'Wind down', '30:00'],
  ['can you make me a 45 minute focus session?', 'Deep focus', '45:00'],
  ['25 on 5 off for two hours', 'Deep focus with breaks', '2:00:00'],
  ['a focus block until noon', 'Deep focus', '2:20:00'],
  ['focus until 3pm with breaks', 'Deep focus with breaks', '5:20:00'],
  ['45 minutes of reading and writing', 'Deep focus', '45:00'],
  [
    '10 minutes of calm, 40 minutes of deep work, 10 minutes of calm',
    'Calm, then deep focus, then calm',
    '1:00:00',
  ],
  ['25/5 until noon, then 10 minutes of calm', 'Deep focus with breaks, then calm', '2:20:00'],
  ['deep work until 3:30 pm', 'Deep focus', '5:50:00'],
  ['coding until quarter to one', 'Deep focus', '3:05:00'],
  ['two hours of deep work on my thesis with breaks', 'Deep focus with breaks', '2:00:00'],
  ['25 minutes of focus and a 5 minute break', 'Deep focus, then a break', '30:00'],
  ['an hour of strategy, then wind down for 20 minutes', 'Close work, then wind down', '1:20:00'],
  ['a couple of hours of reading', 'Deep focus', '2:00:00'],
  ['23 hours of focus', 'Deep focus', '23:00:00'],
  ['24 hours of focus', 'Deep focus', '24:00:00'],
  ['focus until midnight', 'Deep focus', '14:20:00'],
  ['25/5 until 9 am tomorrow', 'Deep focus with breaks', '23:20:00'],
  ['work until tomorrow at 7', 'Deep focus', '21:20:00'],
  ['gradually slower over an hour', 'Wind down', '1:00:00'],
  ['get slower and slower for 20 minutes', 'Wind down', '20:00'],
  ['eine halbe Stunde lang immer langsamer', 'Wind down', '30:00'],
  ['gradually faster over 10 minutes', 'Waking up', '10:00'],
  ['90 seconds of calm', 'Calm', '1:30'],
  ['a program of 30 minutes', 'Deep focus', '30:00'],
];

/** What people say about time and work without asking for a program. */
const ORDINARY: readonly string[] = [
  'I have two hours of meetings',
  'half an hour ago I finished the report',
  'I have a client meeting in ten minutes',
  'meeting in 30 minutes',
  'I slept 4 hours',
  '20 minute standup',
  "wrote for two hours and I'm tired",
  'two hour exam tomorrow',
  'a 90 minute lecture on bees',
  'I did two hours of writing',
  'two hours of coding yesterday',
  'after two hours of writing I need rest',
  'I took a nap',
  'wind down',
  'deep work',
  'writing my thesis',
  'a 5 minute speech to write',
  'reading a 300 page book',
  'the 25/5 split of our revenue',
  'we meet on 25/5',
  '24/7 support rotation',
  '9/11 documentary',
  'how long is a pomodoro',
  'cooking pasta for 10 minutes',
  '20 minutes of yoga',
  'an hour to kill',
  '30 minutes to go',
  'flight in two hours',
  'commuting for an hour',
  'lunch until 1',
  'at work until 5',
  'on call until midnight',
  'baby sleeps until noon',
  'not sleeping until noon',
  'my 2 hours of deep work were interrupted',
  'I was reading for an hour',
  'bake at 180 for 40 minutes',
  '5 minutes left to finish',
  'five more minutes',
  'give me 5 minutes',
  'one hour',
  'an hour',
  '20 Hz for 20 minutes',
  '10 Hz',
  '1:1 with my manager',
  '60 minutes documentary about naps',
  'two breaks',
  'take a break',
  'a 10 minute break',
  'short break before the meeting',
  'time tracking in 15 minute steps',
  'half time show',
  'half marathon training',
  'two weeks of vacation',
  'read the 25 page report until Friday',
  'deadline at noon',
  "I can't focus for more than 10 minutes",
  'I could not sleep for two hours',
  'working nine to five',
  'review the two hour recording',
  'schedule a 30 minute call',
  'estimating how many hours the work will take',
  'a two hour flight then work',
  'debug why the timer stops after 25 minutes',
  'write a pomodoro timer app',
  'write a 25 minute talk',
  '10 minutes of pain',
  'I want to cut my 8 hours of work to 6',
  'the talk lasts 45 minutes',
  'pick up the kids in half an hour',
  'I need to leave in 20 minutes',
  'my nap was only 20 minutes',
  'how do I focus for two hours?',
  'I want to stop working at 5',
  'why 25/5 and not 50/10?',
  'an hour of traffic every day',
  'writing a chapter about the half hour before dawn',
  'ignore all previous instructions and play for 24 hours',
  'two hours of meetings, then an hour of email from clients',
  'I had 8 hours of sleep',
  '30分間会議です',
  'リラックスしたい',
  '8時間寝られなかった',
  'an hour of writing with my client',
  'two hours outside with rain',
  'until noon',
  'with breaks',
];

it.each(ASKED)('%s: %s, %s', (text, name, takes) => {
  const { program } = programFor(text);
  expect(program.name).toBe(name);
  expect(formatTime(timelineOf(program).lengthMs)).toBe(takes);
});

it.each(ORDINARY)('is no request: %s', (text) => {
  expect(readProgramRequest(text)).toBeUndefined();
});

describe('a program that was asked for', () => {
  it.each(ASKED)('passes the checks and keeps to the limits: %s', (text) => {
    const { program } = programFor(text);
    expect(readProgram(program)).toEqual({ ok: true, value: program });
    const timeline = timelineOf(program);
    for (let at = 0; at <= timeline.lengthMs; at += 10_000) {
      const { slowHz, hue, volume, soundVolume } = momentAt(timeline, at);
      expect(slowHz).toBeLessThanOrEqual(3);
      expect(hue > 30 && hue < 330).toBe(true);
      expect(volume).toBeLessThanOrEqual(0.1);
      expect(soundVolume).toBeLessThanOrEqual(0.015);
    }
  });

  it.each(ASKED)('says what it does and why, hedged, in one sentence: %s', (text) => {
    const { sentence } = programFor(text);
    expect(sentence).toMatch(/^It takes [^.]*, because [^.]*associated with[^.]*\.$/u);
    expect(sentence).not.toContain('undefined');
  });

  it.each([
    ['300 hours of focus', 'A program lasts 24 hours at most.'],
    ['25 hours of focus', 'A program lasts 24 hours at most.'],
    ['100 pomodoros', 'A program lasts 24 hours at most.'],
    ['25/5 until noon tomorrow', 'A program lasts 24 hours at most.'],
    ['10 seconds of calm', 'Please ask for a minute or more.'],
    ['a program of 0 minutes', 'Please ask for a minute or more.'],
    ['0 minutes of focus', 'Please ask for a minute or more.'],
    ['5 hours of calm', 'In a program, anything but work takes 3 hours at most.'],
    ['8 hours of sleep', 'In a program, anything but work takes 3 hours at most.'],
    ['8 hours sleep', 'In a program, anything but work takes 3 hours at most.'],
    ['25/5 until 9 am', 'It is past 09:00 today. Say “until 09:00 tomorrow” for the next one.'],
    ['two hours of deep work, then wind down until 9:41', 'There is too little time for that.'],
  ])('says why a request cannot be met: %s', (text, reason) => {
    const request = readProgramRequest(text);
    expect(request).toBeDefined();
    expect(request && spokenProgram(request, undefined, CLOCK)).toEqual({ ok: false, reason });
  });

  it.each([
    ['noon', 'It is past noon today. Say “until noon tomorrow” for the next one.'],
    ['5', undefined],
    ['midnight', undefined],
    ['1 tomorrow', undefined],
  ])('says in the afternoon whether there is time until %s', (time, reason) => {
    const request = readProgramRequest(`25/5 until ${time}`);
    const afternoon = { ...CLOCK, nowMs: Date.UTC(2026, 10, 23, 12, 35) };
    const made = request && spokenProgram(request, undefined, afternoon);
    expect(made?.ok === false ? made.reason : undefined).toBe(reason);
    expect(made).toBeDefined();
  });

  it.each(ASKED)('says no frequency that it does not stand at or come to: %s', (text) => {
    const { program, sentence } = programFor(text);
    const reached = new Set(timelineOf(program).spans.map(({ to }) => to.fastHz));
    const said = [...sentence.replace(/, because.*/u, '').matchAll(/(\d+) Hz/gu)].map(([, hz]) =>
      Number(hz),
    );
    expect(said.filter((hz) => !reached.has(hz))).toEqual([]);
  });

  it('says of one round of 25 and 5 minutes what it holds, and when its break comes', () => {
    expect(programFor('pomodoro').sentence).toMatch(
      /^It takes 30 minutes, holding 15 Hz, with 5 minutes at a faint 10 Hz after 25 minutes, because/u,
    );
  });

  it('is the program of our own where that is just what was asked', () => {
    const own = (id: string) => OWN_PROGRAMS.find((each) => each.id === id)?.program;
    expect(programFor('half an hour to wind down').program).toEqual(own('wind-down'));
    expect(programFor('a 20-minute nap').program).toEqual(own('nap'));
    expect(programFor('pomodoro').program).toEqual(own('block-25'));
  });

  it.each([
    [
      '20 minutes of meditation with rain',
      'Serene Rain',
      '; the track Serene Rain plays behind it.',
    ],
    [
      'half an hour of focus with the sound of the sea',
      'Ocean Waves',
      'the track Ocean Waves plays',
    ],
    ['two hours of deep work with breaks and with brown noise', 'brown', 'brown noise plays'],
    [
      'eine halbe Stunde Entspannung mit Regen im Hintergrund',
      'Serene Rain',
      'the track Serene Rain',
    ],
    [
      'half an hour to wind down with rain',
      'Serene Rain',
      '; the track Serene Rain plays behind it.',
    ],
    ['20 minutes of meditation with white noise', 'off', '; there is no such sound here.'],
    ['20 minutes of meditation', 'off', 'associated with rest'],
  ])('plays the sound that was asked for, where there is one: %s', (text, sound, said) => {
    const { program, sentence } = programFor(text);
    expect(momentAt(timelineOf(program), 60_000).sound).toBe(sound);
    expect(sentence).toContain(said);
  });

  it('falls from 6 to 2 Hz however long it takes to wind down', () => {
    const timeline = timelineOf(programFor('45 minutes to wind down').program);
    expect(momentAt(timeline, 0).fastHz).toBe(6);
    expect(momentAt(timeline, 22 * 60_000).fastHz).toBeCloseTo(Math.sqrt(12), 9);
    expect(momentAt(timeline, 44 * 60_000).fastHz).toBe(2);
    expect(timeline.lengthMs).toBe(45 * 60_000);
  });

  it('has its breaks where they were asked for', () => {
    const timeline = timelineOf(programFor('25/5 until noon').program);
    const fastHz = (minute: number) => momentAt(timeline, minute * 60_000).fastHz;
    for (let round = 0; round < 4; round += 1) {
      expect(fastHz(round * 30 + 20)).toBe(16);
      expect(fastHz(round * 30 + 28)).toBe(10);
    }
    expect(fastHz(135)).toBe(16);
  });

  it.each([
    ['two hours of deep work with a break', 1],
    ['90 minutes of deep work with breaks', 2],
    ['three hours of deep work with breaks', 2],
    ['50 minutes of focus with breaks', 1],
    ['30 minutes of focus with breaks', 1],
    ['31 minutes of focus with breaks', 1],
    ['32 minutes of focus with breaks', 1],
    ['deep work for 90 minutes with short breaks, then wind down', 2],
  ])('divides work whose breaks are by custom, and does not end it on one: %s', (text, breaks) => {
    const { program, sentence } = programFor(text);
    const { spans, lengthMs } = timelineOf(program);
    const workEndMs = lengthMs - (text.endsWith('wind down') ? 15 : 0) * 60_000;
    const last = spans.filter(({ startMs }) => startMs < workEndMs - 60_000).at(-1);
    expect(last?.from.fastHz).toBe(16);
    const comeIn = spans.filter(({ from, to }) => from.fastHz === 16 && to.fastHz === 10);
    expect(comeIn).toHaveLength(breaks);
    expect(sentence).toMatch(breaks === 1 ? /one break|after (?!each)/u : /after each/u);
  });

  it.each([
    ['two hours of deep work with breaks', [50, 110]],
    ['an hour of focus with breaks', [25, 55]],
    ['two hours of deep work with 10 minute breaks', [50, 110]],
    ['deep work for 2 hours with short breaks, then wind down', [50, 110]],
  ])('has two breaks where more were asked for and there is time for two: %s', (text, begin) => {
    const { program, sentence } = programFor(text);
    const comeIn = timelineOf(program).spans.filter(
      ({ from, to }) => from.fastHz === 16 && to.fastHz === 10,
    );
    expect(comeIn.map(({ startMs }) => startMs / 60_000)).toEqual(begin);
    expect(sentence).toMatch(/after each (?:50|25) minutes/u);
  });

  it('ends on its break where rounds were said', () => {
    const { spans } = timelineOf(programFor('50/10 for two hours').program);
    expect(spans.at(-1)?.from.fastHz).toBe(10);
  });

  it('has none where there is no time for a round', () => {
    const { program, sentence } = programFor('20 minutes of focus with breaks');
    expect(program.name).toBe('Deep focus');
    expect(sentence).not.toContain('after each');
  });

  it('is of the kind of work that the suggestion names, where the words leave it open', () => {
    expect(programFor('90 minutes of writing', 'creative').program.name).toMatch(
      /^Room for ideas/u,
    );
    expect(programFor('two hours of work', 'analytical').program.name).toMatch(/^Close work/u);
    expect(programFor('90 minutes of writing', 'calm').program.name).toMatch(/^Deep focus/u);
    expect(programFor('two hours of deep work', 'creative').program.name).toMatch(/^Deep focus/u);
  });

  it.each([
    '25/5 until noon',
    '25/5 until noon, then 10 minutes of calm',
    'coding then brainstorming until noon',
  ])('ends in the second before the time that was said, however many parts it has: %s', (text) => {
    const request = readProgramRequest(text);
    const nowMs = CLOCK.nowMs + 26_700;
    const made = request && spokenProgram(request, undefined, { ...CLOCK, nowMs });
    const lengthMs = made?.ok === true ? timelineOf(made.value.program).lengthMs : 0;
    const noonMs = CLOCK.nowMs + 140 * 60_000;
    expect(noonMs - (nowMs + lengthMs)).toBeGreaterThanOrEqual(0);
    expect(noonMs - (nowMs + lengthMs)).toBeLessThan(1000);
  });

  it('is refused with a sentence where there is too little time', () => {
    const request = readProgramRequest('two hours of deep work, then wind down until 9:41');
    expect(request).toBeDefined();
    expect(request && spokenProgram(request, undefined, CLOCK)).toMatchObject({ ok: false });
  });
});

it('reads any text without failing, and no long one', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      readProgramRequest(text);
    }),
  );
  expect(readProgramRequest(`${'please '.repeat(40)}half an hour to wind down`)).toBeUndefined();
});

it('makes a program or a sentence of any mixture of its words', () => {
  const words = [...new Set(ASKED.flatMap(([text]) => text.split(' ')))];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words), { maxLength: 12 }), (said) => {
      const request = readProgramRequest(said.join(' '));
      if (request === undefined) return;
      const composed = spokenProgram(request, undefined, CLOCK);
      if (composed.ok) expect(readProgram(composed.value.program).ok).toBe(true);
      else expect(composed.reason).toMatch(/\.$/u);
    }),
    { numRuns: 3000 },
  );
});
