import { type KeptTest, openedSeed } from '../kept/kept-test.ts';
import type { Circumstances } from '../protocol/circumstances.ts';
import { orderOf } from '../protocol/order.ts';
import type { OwnSettings } from '../protocol/own-settings.ts';
import { sealedText } from '../protocol/seal.ts';
import type { Milliseconds } from '../../units.ts';
import { reportOf } from './test-report.ts';

const SETTING_COLUMNS = [
  ['strength', 'strength'],
  ['waveform', 'waveform'],
  ['hue_degrees', 'hue'],
  ['carrier_hz', 'carrierHz'],
  ['light', 'showsLight'],
  ['pulse_style', 'pulseStyle'],
  ['flash_guard', 'flashGuard'],
  ['master_volume', 'masterVolume'],
  ['background_sound', 'sound'],
  ['background_volume', 'backgroundVolume'],
  ['own_audio', 'hasOwnAudio'],
  ['theme', 'theme'],
] as const satisfies readonly (readonly [name: string, key: keyof OwnSettings])[];
const COLUMNS = [
  'session',
  'pair',
  'session_of_pair',
  'arm',
  'outcome',
  'missed_at',
  'started_at',
  'ended_at',
  'played_minutes',
  'rating',
  'guess',
  'answered_at',
  'without_tone_minutes',
  'without_light_minutes',
  'other_tab_minutes',
  ...SETTING_COLUMNS.map(([name]) => name),
];
const ATTENTION_COLUMNS = [
  ['sart_commissions', 'commissions'],
  ['sart_omissions', 'omissions'],
  ['sart_too_early', 'tooEarly'],
  ['sart_reaction_mean_ms', 'meanMs'],
  ['sart_reaction_sd_ms', 'spreadMs'],
  ['sart_frame_ms', 'frameMs'],
  ['sart_clock_step_ms', 'clockMs'],
] as const;

const BROKEN_OFF_COLUMN = 'sart_broken_off';

/**
 * Every session as CSV (RFC 4180), one a line. Pairs and sessions count from 1; `arm` is empty while the order is sealed.
 * Nothing in it was typed by anybody, so no spreadsheet runs it. What was not noted of a session is empty. Where the protocol has the
 * attention task, its columns follow.
 */
export function reportCsv(test: KeptTest): string {
  const hasTask = test.sealed.protocol.attentionTask !== undefined;
  const columns = hasTask ? [...ATTENTION_COLUMNS.map(([name]) => name), BROKEN_OFF_COLUMN] : [];
  const rows = reportOf(test).sessions.map(({ attempt, pair, session, arm, outcome }, index) => {
    const place = [index + 1, pair + 1, session + 1, arm ?? '', outcome];
    if (attempt.kind === 'missed') {
      const empty = [...COLUMNS.slice(place.length + 1), ...columns].map(() => '');
      return [...place, isoTime(attempt.atMs), ...empty];
    }
    const { startedAtMs, endedAtMs, playedMs, circumstances, settings } = attempt;
    const { rating, guess, answeredAtMs } = attempt;
    return [
      ...place,
      '',
      isoTime(startedAtMs),
      isoTime(endedAtMs),
      minutesOf(playedMs),
      rating ?? '',
      guess ?? '',
      answeredAtMs === undefined ? '' : isoTime(answeredAtMs),
      ...circumstancesOf(circumstances),
      ...SETTING_COLUMNS.map(([, key]) => settings?.[key] ?? ''),
      ...(hasTask
        ? [
            ...ATTENTION_COLUMNS.map(([, key]) => attempt.attention?.[key] ?? ''),
            attempt.brokenOffTasks ?? '',
          ]
        : []),
    ];
  });
  return [[...COLUMNS, ...columns], ...rows].map((row) => `${row.join(',')}\r\n`).join('');
}

/** How the order comes of the seed and the verdict of the answers, for whoever works it out again. */
const METHOD = {
  commitment: 'SHA-256 of sealedText in UTF-8, which holds the protocol and the seed.',
  earlier:
    'How many self-tests of the same question had ended, been stopped or been deleted when this one began, as far as was known where it began; missing where it was not noted.',
  order:
    'The generator sfc32 (result = a + b + counter; counter += 1; a = b ^ (b >>> 9); b = c + (c << 3); c = rotl(c, 21) + result; all in 32 bits). a, b, c and counter begin as the four groups of eight hexadecimal digits of the seed, in order; sixteen results are passed over. Then one result for each pair, spare ones included: under 2^31 the real session is the first of the two.',
  rating:
    'ratedAtMs is when a rating was given for good; the guess was asked for after it. Where it is missing, both were asked for together.',
  answers:
    'answeredAtMs less endedAtMs is how late an answer came, by the clock of the device. Where the protocol has answerWithinMs, an answer that came later has the outcome answeredLate.',
  circumstances:
    'withoutToneMs and withoutLightMs are how much of playedMs went by without the tone (master volume 0, or a browser that played no sound), and without light (off, not to be shown, or in a page that was hidden); otherTabMs is for how much of it another tab of the same browser played something else. Such time counts, and moves no verdict. A length that is missing is none; where circumstances are, they were not noted.',
  settings:
    'What a session began with of the person’s own, which no protocol seals: strength and volumes from 0 to 1, hue in degrees, carrier in Hz. theme is whether the page was light (day) or dark (night). Until its end only theme and the two volumes could become another; time in which showsLight, flashGuard, pulseStyle or hasOwnAudio was another did not count. A program that is tested has its own strength, waveform, hue, carrier and sound, so these are missing there; what else is missing was not noted.',
  brokenOffTasks:
    'How many runs of the attention task were begun and broken off, by the person or by a page that stood still, before the one that is kept, or before it was left out. A run has begun with its first digit; practice is none. Missing where none was begun, or it was not noted.',
  sessions:
    'Every session that was due, in order: of which pair, from 1, and whether it was the first or the second of it (1 or 2); its arm, null while the order is sealed; what became of it; and how it is kept. What was noted as missed by a clock that ran ahead, as the next session shows, which began before that, is among test.attempts alone.',
  outcome:
    'The first of these that holds. missed: it had not begun missedAfterMs after it could have (its atMs, missed_at in the CSV, is that moment), which is washOutMs after the end of the last session that was held, and not before atMs of one that was missed since; the very first is never missed. tooSoon: it began less than washOutMs after the end of the last session that was held; one that began before that end had another clock, which held it to the wash-out. tooShort: its playedMs is under shortestSessionMs. unanswered: its rating is null. ratedThenLeftOut: its guess is null, while its rating was given before, and is kept. answeredLate: it was answered more than answerWithinMs after its end, where the protocol has that limit. Such a session is lost. All others count: counts, where the other of the pair does, too; pairLost, where that one is lost; waitsForPair, where it has not been.',
  sparePairs:
    'A pair that loses a session is over at once: its second is not held, and the next pair in the order begins. So pairs that are lost are made up for, up to sparePairs of them. The test ends with as many complete pairs as planned, or with the last spare one. None of this looks at arms. Under 20 complete pairs, and where a test was stopped, there is no verdict.',
  pairs:
    'Of the sessions whose outcome is "counts": the rating with the rhythm minus the rating with the sham, in each pair.',
  pValue:
    'Exact two-sided randomisation test over all orders that could have been drawn. Its statistic is the sum of signed ranks: mid-ranks of the absolute differences for ties; differences of 0 have their ranks and add nothing (Pratt 1959).',
  blinding:
    'Of the pairs whose guesses lean (real over noIdea over sham), how many lean to the real session, with the exact 95% interval of Clopper and Pearson. broken: it lies above one half. reversed: below. notShownBroken: it holds one half, which does not show that the blind held. unknown: it would hold one half however they leaned, as it does for under six.',
  estimate:
    'Hodges and Lehmann: the median of the means of all pairs of differences, each with itself too.',
  interval:
    'At 95%: all shifts of the differences that the same test does not reject; its ends may be open.',
} as const;

/**
 * Everything about a self-test that is over, as JSON: what was kept, the order that the seed gives, the text that the
 * commitment was made of, what became of each session, what was worked out, and how. Whoever wants can do all of it again.
 */
export function reportJson(test: KeptTest): string {
  const seed = openedSeed(test);
  const { verdict, attention, sessions } = reportOf(test);
  const { protocol } = test.sealed;
  const report = {
    format: 'overtone-self-test-report-1',
    test,
    sessions: sessions.map(({ attempt, pair, session, arm, outcome }) => ({
      pair: pair + 1,
      sessionOfPair: session + 1,
      arm,
      outcome,
      attempt,
    })),
    order: seed === null ? null : orderOf(protocol, seed),
    sealedText: seed === null ? null : sealedText(protocol, seed),
    method: METHOD,
    verdict,
    attention,
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

function circumstancesOf(noted: Circumstances | undefined): readonly (number | '')[] {
  if (!noted) return ['', '', ''];
  const { withoutToneMs = 0, withoutLightMs = 0, otherTabMs = 0 } = noted;
  return [withoutToneMs, withoutLightMs, otherTabMs].map(minutesOf);
}

/** Minutes to the hundredth. */
function minutesOf(ms: Milliseconds): number {
  return Math.round(ms / 600) / 100;
}

function isoTime(ms: number): string {
  return new Date(ms).toISOString();
}
