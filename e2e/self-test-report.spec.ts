import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import type { SartResult } from '../packages/domain/src/experiment/attention/sart-result.ts';
import type { KeptTest } from '../packages/domain/src/experiment/kept/kept-test.ts';
import { type Arm, orderOf } from '../packages/domain/src/experiment/protocol/order.ts';
import type { Attempt } from '../packages/domain/src/experiment/protocol/run.ts';
import { sealedText } from '../packages/domain/src/experiment/protocol/seal.ts';
import {
  EXAMPLE_PROTOCOL,
  EXAMPLE_SEED,
  HOUR_MS,
} from '../packages/domain/src/experiment/protocol/testing/example-protocol.ts';
import {
  abandoned,
  EXAMPLE_TEST,
  exampleTestAfter,
} from '../packages/domain/src/experiment/testing/example-test.ts';
import { axeFindings, complaints } from './findings.ts';
import { openReport } from './self-test-kept.ts';
import { overflow } from './site.ts';

const FOUND = exampleTestAfter((arm, session) => ({
  rating: (arm === 'real' ? 4 : 2) + (session % 3 === 0 ? 1 : 0),
  guess: session % 4 === 0 ? 'real' : 'noIdea',
}));

const BROKEN = exampleTestAfter((arm, session) =>
  session === 3 || session === 11 ? 'missed' : { rating: 2 + (session % 3), guess: arm },
);

/** The attention task of a session. */
function attentionIn(session: number): SartResult {
  return {
    commissions: session % 17,
    omissions: session % 5,
    tooEarly: 0,
    meanMs: 390 + ((7 * session) % 50),
    spreadMs: 80 + (session % 9),
    frameMs: 16.7,
    clockMs: 0.1,
  };
}

/** A self-test of so many pairs that is over, with all that makes its report long: a long question, sessions that were lost or lacked something, earlier tests, a broken blind. */
function longest(pairs: number, hasTask: boolean): KeptTest {
  const protocol = {
    ...EXAMPLE_PROTOCOL,
    question: { kind: 'own', words: 'Was it easier '.repeat(8).trim() },
    pairs,
    sparePairs: 60,
    ...(hasTask && { attentionTask: 'sart' as const }),
  } as const;
  const timeOf = (session: number) => EXAMPLE_TEST.createdAtMs + session * 24 * HOUR_MS;
  const held = (arm: Arm, session: number, playedMs = HOUR_MS): Attempt => ({
    kind: 'held',
    startedAtMs: timeOf(session),
    endedAtMs: timeOf(session) + HOUR_MS,
    playedMs,
    circumstances: {
      withoutToneMs: playedMs / 2,
      withoutLightMs: playedMs / 4,
      otherTabMs: playedMs / 5,
    },
    settings: {
      strength: 0.1 + (session % 7) / 10,
      waveform: session % 2 ? 'Square' : 'Sine',
      flashGuard: session % 3 > 0,
      masterVolume: (session % 5) / 10,
      backgroundVolume: 0.1,
    },
    rating: arm === 'real' ? 3 + (session % 3) : 3,
    guess: session % 4 < 2 ? arm : 'noIdea',
    ...(hasTask && {
      // Left out now and then.
      ...(session % 6 > 0 && { attention: attentionIn(session) }),
      brokenOffTasks: session % 3,
    }),
  });
  const lost: readonly Attempt[] = [
    { kind: 'missed', atMs: timeOf(0) },
    held('real', 1, HOUR_MS / 60),
    held('sham', 2),
    { kind: 'missed', atMs: timeOf(3) },
  ];
  const counted = orderOf(protocol, EXAMPLE_SEED)
    .slice(3, 3 + pairs)
    .flat()
    .map((arm, index) => held(arm, lost.length + index));
  const commitment = createHash('sha256').update(sealedText(protocol, EXAMPLE_SEED)).digest('hex');
  return {
    ...EXAMPLE_TEST,
    sealed: { protocol, commitment },
    earlier: { ended: 12, stopped: 3, deleted: 2 },
    attempts: [...lost, ...counted],
    state: { kind: 'ended', atMs: timeOf(200), seed: EXAMPLE_SEED },
  };
}

for (const [name, kept, count] of [
  ['with a verdict', FOUND, 2],
  ['whose blind was broken', BROKEN, 2],
  ...[20, 30, 40, 60].flatMap((pairs) => [
    [`of ${pairs} pairs, at its longest`, longest(pairs, false), 2] as const,
    [`of ${pairs} pairs with the attention task, at its longest`, longest(pairs, true), 2] as const,
  ]),
  ['that was stopped', abandoned(exampleTestAfter(() => ({ rating: 3, guess: 'noIdea' }), 11)), 1],
] as const) {
  test(`the report of a self-test ${name} prints on so many pages: ${count}`, async ({ page }) => {
    await openReport(page, kept);
    const margin = { top: '15mm', right: '15mm', bottom: '15mm', left: '15mm' };
    for (const format of ['A4', 'Letter']) {
      const paper = await page.pdf({ format, margin });
      const pages = paper.toString('latin1').match(/\/Type\s*\/Page\b/gu) ?? [];
      expect(pages, format).toHaveLength(count);
    }
  });
}

test('the attention task is read on a phone without going sideways', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { attempts, ...kept } = longest(20, true);
  // Too few pairs have it for an interval, which takes more words.
  const few = attempts.map((attempt, index) => {
    if (attempt.kind === 'missed' || index < 8) return attempt;
    const { attention: _, ...rest } = attempt;
    return rest;
  });
  await openReport(page, { ...kept, attempts: few });
  const table = page.getByRole('table', { name: /^The attention task/u });
  const beyond = () =>
    table.evaluate(({ parentElement: box }) => (box ? box.scrollWidth - box.clientWidth : NaN));
  await expect(table.getByText('too few pairs').first()).toBeVisible();
  await expect.poll(beyond).toBe(0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('the report is sound at every width, asks no server for anything of it, and can be taken away', async ({
      page,
    }) => {
      const heard = await complaints(page);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
      await openReport(page, FOUND);
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await axeFindings(page), `${width} px`).toEqual([]);
        await expect.poll(() => overflow(page), `${width} px`).toBeLessThanOrEqual(0);
      }
      await page.getByRole('button', { name: 'The same as a table' }).click();
      await expect(page.getByRole('table', { name: /^Pairs with their answers/u })).toBeVisible();
      expect(await axeFindings(page), 'table').toEqual([]);
      for (const [name, ending] of [
        ['Every session as CSV', 'csv'],
        ['Everything as JSON', 'json'],
      ] as const) {
        const saving = page.waitForEvent('download');
        await page.getByRole('button', { name }).click();
        expect((await saving).suggestedFilename()).toBe(`overtone-self-test-2026-06-01.${ending}`);
      }
      expect(asked.filter((request) => request.includes(FOUND.sealed.commitment))).toEqual([]);
      expect(heard).toEqual([]);
    });
  });
}
