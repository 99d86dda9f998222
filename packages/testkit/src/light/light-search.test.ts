import { describe, expect, it } from 'vitest';
import type { LightAct, LightScript } from './light-script.ts';
import { randomScript } from './light-script.ts';
import { isTooMuch, judgeScript, shortened } from './light-search.ts';
import { playScript } from './light-stage.ts';

const rhythms = (slowHz: number | null, fastHz: number | null): LightAct => ({
  kind: 'rhythms',
  slowHz,
  fastHz,
});
const strength = (to: number): LightAct => ({ kind: 'strength', to });
const hue = (to: number): LightAct => ({ kind: 'hue', to });

/** On at these settings from the beginning, then acts at their times. */
function script(
  refreshHz: number,
  begin: readonly LightAct[],
  acts: readonly (readonly [atMs: number, act: LightAct])[],
  lengthMs = 6000,
): LightScript {
  return {
    refreshHz,
    lengthMs,
    acts: [
      ...[...begin, { kind: 'toggle' } as const].map((act) => ({ atMs: 0, act })),
      ...acts.map(([atMs, act]) => ({ atMs, act })),
    ],
  };
}

/** Two acts in turn. */
function inTurn(one: LightAct, other: LightAct, everyMs: number, fromMs = 2000, times = 20) {
  return Array.from(
    { length: times },
    (_, i) => [fromMs + i * everyMs, i % 2 === 0 ? one : other] as const,
  );
}

const CASES: readonly (readonly [string, LightScript])[] = [
  [
    'a slow pair becomes 40 Hz at the default strength',
    script(120, [rhythms(0.1, 1.2)], [[2300, rhythms(0.1, 40)]]),
  ],
  [
    'a slow pair becomes 27 Hz on a usual screen',
    script(60, [rhythms(0.1, 1), strength(1)], [[2300, rhythms(0.1, 27)]]),
  ],
  [
    'a slow pair becomes 100 Hz on a fast screen',
    script(240, [rhythms(0.6, 0.7), strength(1)], [[2300, rhythms(100, 100)]]),
  ],
  [
    'a pair so slow that its swing is wide becomes 40 Hz',
    script(120, [rhythms(0.1, 0.69), strength(1)], [[2300, rhythms(0.1, 40)]]),
  ],
  [
    'a pair so slow that its swing is wide becomes 27 Hz on a usual screen',
    script(60, [rhythms(0.1, 0.65), strength(1)], [[2300, rhythms(0.1, 27)]]),
  ],
  [
    'a pair so slow that its swing is wide becomes 100 Hz on a fast screen',
    script(240, [rhythms(0.39, 0.4), strength(1)], [[2300, rhythms(100, 100)]]),
  ],
  [
    'a slow pair and a fast one take turns once a second',
    script(
      120,
      [rhythms(0.3, 0.4), strength(1)],
      inTurn(rhythms(3, 40), rhythms(0.3, 0.4), 500, 2000, 8),
    ),
  ],
  [
    'a rhythm is emptied and filled again 2.5 times a second',
    script(
      60,
      [rhythms(null, 0.7), strength(1)],
      inTurn(rhythms(null, null), rhythms(null, 0.7), 200),
    ),
  ],
  [
    'the strength goes from end to end five times a second',
    script(60, [hue(240)], inTurn(strength(1), strength(0), 100, 1500, 40)),
  ],
  [
    'Home and End take turns on the intensity',
    script(60, [], inTurn(strength(1), strength(0), 120, 1500, 30)),
  ],
  [
    'the hue goes to and fro 4.5 times a second',
    script(60, [strength(1)], inTurn(hue(60), hue(240), 111, 1500, 36)),
  ],
  [
    'the hue sweeps over saturated reds below',
    script(60, [strength(1)], inTurn(hue(120), hue(320), 150, 1500, 30)),
  ],
  [
    'the pulse style is switched again and again',
    script(
      120,
      [strength(1), rhythms(0.3, 0.4)],
      inTurn({ kind: 'style', to: 'colour' }, { kind: 'style', to: 'light' }, 130),
    ),
  ],
  [
    'a suggestion leads from winding down to focus, and undo back',
    script(
      60,
      [rhythms(0.1, 0.6), strength(1), hue(40)],
      [
        [2100, { kind: 'suggestion', slowHz: 3, fastHz: 40, hue: 243 }],
        [2700, { kind: 'undo' }],
        [3300, { kind: 'suggestion', slowHz: 3, fastHz: 16, hue: 200 }],
      ],
    ),
  ],
  [
    'Escape and the switch take turns',
    script(60, [strength(1), hue(240)], inTurn({ kind: 'escape' }, { kind: 'toggle' }, 210)),
  ],
  [
    'the meeting switch is hammered',
    script(60, [strength(1)], inTurn({ kind: 'meeting' }, { kind: 'meeting' }, 90, 1000, 40)),
  ],
  [
    'two suggestions and the switch move a red that lies between those watched',
    script(
      60,
      [rhythms(0.1, 0.634074503270692), strength(1), hue(282)],
      [
        [
          613.1146805360913,
          { kind: 'suggestion', slowHz: 0.99, fastHz: 20.025224116536677, hue: 127 },
        ],
        [
          1060.574543941766,
          { kind: 'suggestion', slowHz: 1.0615698414049168, fastHz: 27, hue: 194 },
        ],
        [1143.9735079882666, { kind: 'toggle' }],
        [1490.333094492089, { kind: 'toggle' }],
      ],
      2500,
    ),
  ],
  [
    'a monitor comes and goes, each time with a canvas that has seen nothing',
    script(60, [strength(1), hue(240)], inTurn({ kind: 'canvas' }, { kind: 'canvas' }, 340)),
  ],
  [
    'an edge of the window is pulled',
    script(60, [strength(1), hue(240)], inTurn({ kind: 'size' }, { kind: 'size' }, 70, 1000, 40)),
  ],
  [
    'a graphics driver fails again and again',
    script(
      60,
      [strength(1), hue(240)],
      inTurn({ kind: 'loss', forMs: 20 }, { kind: 'loss', forMs: 60 }, 340, 1000, 12),
    ),
  ],
  [
    'the switch is used slowly and Escape puts the light out in a narrow moment, over green',
    script(
      75,
      [rhythms(2.171202648380405, 27), strength(1), hue(326)],
      [
        [513.9307184144855, { kind: 'toggle' }],
        [774.6153899119236, hue(239)],
        [1035.3000614093617, { kind: 'toggle' }],
        [1556.6694044042379, { kind: 'toggle' }],
        [2078.038747399114, { kind: 'toggle' }],
        [2338.723418896552, { kind: 'escape' }],
      ],
      2870,
    ),
  ],
  [
    'the switch is used slowly and Escape puts the light out in a narrow moment, in the colour style',
    script(
      60,
      [rhythms(2, 60), strength(1), hue(283), { kind: 'style', to: 'colour' }],
      [
        ...inTurn({ kind: 'toggle' }, { kind: 'toggle' }, 336.1836348209962, 665.0181359425187, 6),
        [2682.1203645691276, { kind: 'escape' }],
      ],
      2830,
    ),
  ],
];

describe('with Flash guard on, no place over any background changes more than three times a second when', () => {
  it.each(CASES)('%s', (_, one) => {
    const worst = judgeScript(one);
    expect(worst.luminance).toBeLessThanOrEqual(3);
    expect(worst.red).toBeLessThanOrEqual(3);
  });

  it('saturated reds lie below a steady light of any hue', () => {
    for (let turn = 45; turn < 320; turn += 55) {
      const worst = judgeScript(script(60, [hue(turn), rhythms(3, 12)], [], 3000));
      expect(worst.red, `hue ${turn}`).toBeLessThanOrEqual(2);
    }
  });
});

describe('without Flash guard', () => {
  it('the same would flash, so that the search can fail', () => {
    const worst = judgeScript(
      script(60, [hue(240)], inTurn(strength(1), strength(0), 100, 1500, 40)),
      false,
    );
    expect(worst.luminance).toBeGreaterThan(6);
  });
});

describe('an ordinary suggestion', () => {
  it('has arrived after a second and a half', () => {
    const begin = [rhythms(0.1, 6), hue(40)];
    const change: LightAct = { kind: 'suggestion', slowHz: 3, fastHz: 10, hue: 243 };
    const light = (one: LightScript, fromS: number) => {
      const shown: number[][] = [];
      playScript(one, (frame, time) => void (time >= fromS && shown.push([...frame])));
      return shown;
    };
    const led = light(script(60, begin, [[2000, change]], 4000), 3.5);
    const alphas = led.map((frame) => frame[3] ?? 0);
    const reference = light(script(60, [rhythms(3, 10), hue(243)], [], 4000), 1.5);
    const expected = reference.map((frame) => frame[3] ?? 0);
    expect(Math.max(...alphas)).toBeCloseTo(Math.max(...expected), 2);
    expect(Math.min(...alphas)).toBeCloseTo(Math.min(...expected), 2);
    expect(led.at(-1)?.[2]).toBeGreaterThan((led.at(-1)?.[1] ?? 0) * 5);
  });
});

describe('the search', () => {
  it('plays the same script to the same light', () => {
    const light = () => {
      const shown: number[][] = [];
      playScript(randomScript(7), (frame) => void shown.push([...frame]));
      return shown;
    };
    expect(light()).toEqual(light());
  });

  it('shortens what fails to what makes it fail', () => {
    const acts = Array.from({ length: 12 }, (_, i) => ({ atMs: i * 100, act: hue(i) }));
    const long: LightScript = { refreshHz: 60, lengthMs: 1500, acts };
    const has = (needed: number) => (one: LightScript) =>
      one.acts.some(({ act }) => act.kind === 'hue' && act.to === needed);
    expect(shortened(long, has(7)).acts).toEqual([acts[7]]);
    expect(isTooMuch({ luminance: 3, red: 4, outpacedAt: null })).toBe(true);
    expect(isTooMuch({ luminance: 0, red: 0, outpacedAt: 1 })).toBe(true);
    expect(isTooMuch({ luminance: 3, red: 3, outpacedAt: null })).toBe(false);
  });
});
