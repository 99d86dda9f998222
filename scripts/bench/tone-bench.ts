import { spawnSync } from 'node:child_process';
import type { Ask } from './browser-bench.ts';

const RENDERED_S = 300;
const ROUNDS = 5;

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Renders the same tone with sox: a 205 Hz sine under two sine tremolos of the demo's depth. Null without sox. */
function soxSeconds(): number | null {
  const depth = '45';
  const args = `-n -r 48000 -b 32 -c 2 -t raw /dev/null synth ${RENDERED_S} sine 205 tremolo 3 ${depth} tremolo 40 ${depth}`;
  const startedAt = performance.now();
  const { status, error } = spawnSync('sox', args.split(' '));
  return error || status !== 0 ? null : (performance.now() - startedAt) / 1000;
}

/** How fast the tone renders offline, beside sox rendering the same tone in the same run, turn by turn. */
export async function benchTone(ask: Ask): Promise<string[]> {
  const render = (durationS: number) => ask('renderTone', durationS);
  await render(10);
  const ours: number[] = [];
  const sox: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await render(RENDERED_S));
    const seconds = soxSeconds();
    if (seconds !== null) sox.push(seconds);
  }
  const speed = RENDERED_S / median(ours);
  const lines = [
    `tone, offline render: ${speed.toFixed(0)}× real time (goal 300), median of ${ROUNDS}`,
  ];
  if (sox.length === 0) return [...lines, 'tone, sox: not installed here, no comparison'];
  const ratio = median(ours.map((seconds, i) => (sox[i] ?? Number.NaN) / seconds));
  return [
    ...lines,
    `tone, sox rendering the same: ${(RENDERED_S / median(sox)).toFixed(0)}× real time`,
    `tone, ours against sox: ${ratio.toFixed(2)} x its speed`,
  ];
}
