import { SUGGESTION_STATES } from '@overtone/domain/suggestion/states';
import fc from 'fast-check';
import { anyJson, anyString } from './arbitrary-value.ts';
import type { HostileReply } from './hostile-world.ts';

const SUGGESTIONS = Object.entries(SUGGESTION_STATES).filter(([state]) => state !== 'safety');

const near = fc.record(
  {
    state: fc.oneof(fc.constantFrom(...Object.keys(SUGGESTION_STATES)), anyJson),
    globalModulationHz: fc.oneof(
      fc.double({ min: 0.1, max: 4, noNaN: true }),
      fc.constantFrom('2 Hz', '2,5', null),
      anyJson,
    ),
    centerModulationHz: fc.oneof(
      fc.double({ min: 4, max: 60, noNaN: true }),
      fc.constantFrom('18 Hz', 'eighteen'),
      anyJson,
    ),
    visualHue: fc.oneof(fc.integer({ min: -10, max: 400 }), anyJson),
    narrativeExplanation: anyString,
  },
  { requiredKeys: [] },
);

/** What a model writes that does as it is told: the pair of a state. */
const sound = fc
  .constantFrom(...SUGGESTIONS)
  .map(([state, { globalHz, centerHz, hue, reason }]) => ({
    state,
    globalModulationHz: globalHz,
    centerModulationHz: centerHz,
    visualHue: hue,
    narrativeExplanation: reason,
  }));

const wraps: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `\`\`\`json\n${text}\n\`\`\``,
  (text) => `<think>{"a": 1}</think> Here you are: ${text} I hope that helps!`,
  (text) => text.replace(/\}$/u, ',}'),
  (text) => text.slice(0, Math.floor(text.length / 2)),
  (text) => `${text}${text}`,
];

/** What a language model may write where a suggestion or an article is asked for: near, broken, or anything at all. */
export const anyModelText: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.oneof(near, sound), fc.constantFrom(...wraps))
      .map(([value, wrap]) => wrap(JSON.stringify(value))),
  },
  { weight: 1, arbitrary: anyString },
  { weight: 1, arbitrary: anyJson.map((value) => JSON.stringify(value)) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom('{', '[', '<', '"', ' ', ',', '# ', '</think>', '[a]('),
        fc.nat(20_000),
      )
      .map(([piece, times]) => piece.repeat(times)),
  },
);

/** What a language model answers with: a text, or a failure. */
export const anyModelReply: fc.Arbitrary<HostileReply> = fc.option(anyModelText, {
  nil: undefined,
});
