import { SUGGESTION_STATES } from '@overtone/domain/suggestion/states';
import { describe, expect, it } from 'vitest';
import { readReply } from './read-reply.ts';

const GOOD = {
  state: 'deep_focus',
  globalModulationHz: 3,
  centerModulationHz: 15,
  visualHue: 190,
  narrativeExplanation: 'May help.',
};
const JSON_TEXT = JSON.stringify(GOOD);

describe('readReply', () => {
  it.each([
    ['plain JSON', JSON_TEXT],
    ['a byte order mark', `\uFEFF${JSON_TEXT}`],
    ['a code fence', `\`\`\`json\n${JSON_TEXT}\n\`\`\``],
    ['prose around it', `Here you are: ${JSON_TEXT} Enjoy!`],
    ['thoughts before it', `<think>maybe {"state": "calm"}</think>${JSON_TEXT}`],
    ['thoughts whose beginning is missing', `maybe {"state": "calm"}</think>\n${JSON_TEXT}`],
    ['a trailing comma', JSON_TEXT.replace(/\}$/u, ',}')],
    ['units in the numbers', JSON_TEXT.replace(':15,', ':"15 Hz",').replace(':190,', ':"190°",')],
  ])('repairs %s', (_, text) => {
    expect(readReply(text)).toMatchObject({ ok: true, value: { ...GOOD, source: 'ai' } });
  });

  it.each([
    ['nothing', ''],
    ['null', 'null'],
    ['a cut object', JSON_TEXT.slice(0, -30)],
    ['words for numbers', JSON_TEXT.replace(':15,', ':"fifteen",')],
    ['a number with more beside it', JSON_TEXT.replace(':15,', `:"15${' '.repeat(40)}Hz",`)],
    ['an unknown state', JSON_TEXT.replace('deep_focus', 'toString')],
    ['a pair outside the windows', JSON_TEXT.replace(':15,', ':24.1,')],
    ['a global rhythm above 3 Hz', JSON_TEXT.replace(':3,', ':3.5,')],
  ])('refuses %s', (_, text) => {
    expect(readReply(text)).toEqual({ ok: false, reason: 'Invalid frequency values in response' });
  });

  it('sets what no setting can be to the nearest that can, and says so', () => {
    const outcome = readReply(JSON_TEXT.replace(':15,', ':150,'));
    expect(outcome).toMatchObject({ ok: true, value: { centerModulationHz: 100 } });
    expect(outcome.ok && outcome.value.narrativeExplanation).toBe(
      'May help. The suggestion for the fast rhythm was 150 Hz; it is set to 100 Hz, the fastest there is.',
    );
  });

  it.each([
    ['{"state":"analytical","centerModulationHz":40}'],
    ['It may help. "state": "calm"'],
    ['function pick() { return 40 }'],
  ])('shows nobody an explanation that is code: %s', (explanation) => {
    const outcome = readReply(JSON_TEXT.replace('"May help."', JSON.stringify(explanation)));
    expect(outcome.ok && outcome.value.narrativeExplanation).toBe(
      SUGGESTION_STATES.deep_focus.reason,
    );
  });

  it('does not look away from the other rhythm for it', () => {
    const wide = JSON_TEXT.replace(':15,', ':150,').replace(':3,', ':50,');
    expect(readReply(wide)).toEqual({ ok: false, reason: 'Invalid frequency values in response' });
  });

  it.each([
    ['See <b>this</b> https://evil.example/x \u202enow\u0000.', 'See this now.'],
    ['**Calm** comes with `theta`.', 'Calm comes with theta.'],
    ['# Focus\n\nMay help.', 'Focus May help.'],
    ['[Here](javascript:alert) is why.', 'Here is why.'],
    ['Pay at www.evil.example now.', 'Pay at now.'],
    ['Pay at http<b></b>://evil.example now.', 'Pay at now.'],
    ['Visit evil-site.com/now for more.', 'Visit for more.'],
    ['Ein ruhiger Rhythmus kann guttun.', 'Ein ruhiger Rhythmus kann guttun.'],
  ])('leaves plain words of the explanation %j', (narrativeExplanation, words) => {
    const outcome = readReply(JSON.stringify({ ...GOOD, narrativeExplanation }));
    expect(outcome.ok && outcome.value.narrativeExplanation).toBe(words);
  });

  it.each([
    'This cures anxiety.',
    'Clinically proven to work.',
    'It is safe for epilepsy.',
    '<b></b>',
    '',
    7,
  ])('puts its own words in place of %j', (narrativeExplanation) => {
    const outcome = readReply(JSON.stringify({ ...GOOD, narrativeExplanation }));
    expect(outcome.ok && outcome.value.narrativeExplanation).toBe(
      SUGGESTION_STATES.deep_focus.reason,
    );
  });

  it.each([
    'Take 200 mg of caffeine first. Rhythms near 40 Hz may suit it.',
    'Try 0.5mg melatonin before bed.',
    'Two tablets of ibuprofen may help.',
    'Ask your doctor about a higher dose.',
    'Nimm vorher eine Tablette Ritalin.',
    'Tomar medicamentos puede ayudar.',
    'Un médicament peut aider.',
    'Примите таблетку.',
    'Skip your medication today.',
  ])('puts its own words in place of advice on medicines: %j', (narrativeExplanation) => {
    const outcome = readReply(JSON.stringify({ ...GOOD, narrativeExplanation }));
    expect(outcome.ok && outcome.value.narrativeExplanation).toBe(
      SUGGESTION_STATES.deep_focus.reason,
    );
  });

  it.each([
    'Drawing on a tablet asks for a steady hand; 18 Hz may suit it.',
    'Writing up pharmacy invoices is close work; beta rhythms may suit it.',
  ])('leaves other words alone: %j', (narrativeExplanation) => {
    const outcome = readReply(JSON.stringify({ ...GOOD, narrativeExplanation }));
    expect(outcome.ok && outcome.value.narrativeExplanation).toBe(narrativeExplanation);
  });

  it('uses the words and the hue of the state where the reply has none', () => {
    const { state, globalModulationHz, centerModulationHz } = GOOD;
    const outcome = readReply(JSON.stringify({ state, globalModulationHz, centerModulationHz }));
    expect(outcome).toMatchObject({
      value: {
        visualHue: SUGGESTION_STATES.deep_focus.hue,
        narrativeExplanation: SUGGESTION_STATES.deep_focus.reason,
      },
    });
  });

  it('brings a hue back onto the circle', () => {
    expect(readReply(JSON.stringify({ ...GOOD, visualHue: 550 }))).toMatchObject({
      value: { visualHue: 190 },
    });
  });
});
