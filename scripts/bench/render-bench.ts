import { execFileSync, spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Moment, Program } from '@overtone/domain/program/program';
import type { Seconds } from '@overtone/domain/units';
import type { RenderLoad } from './render-load.ts';

const LOAD = fileURLToPath(new URL('render-load.ts', import.meta.url));
const KEEP_COMPILED = new URL('../render/keep-compiled.mjs', import.meta.url).href;
const TRACKS = new URL('../../packages/nature/tracks/', import.meta.url).href;
const ROUNDS = 3;
const TONE_S: Seconds = 3600;
const MIX_S: Seconds = 1200;
const NIGHT_S: Seconds = 8 * 3600;

/** One tone with both rhythms, as a session plays it. */
const TONE: Moment = {
  slowHz: 3,
  fastHz: 40,
  strength: 0.8,
  hue: 190,
  carrierHz: 205,
  waveform: 'Sine',
  volume: 0.5,
  sound: 'off',
  soundVolume: 0.5,
};

function standing(start: Moment, ...lengths: readonly [Partial<Moment>, Seconds][]): Program {
  const course = lengths.map(([to, lengthS]) => ({
    kind: 'stage' as const,
    lengthMs: 1000 * lengthS,
    curve: 'hold' as const,
    to,
  }));
  return { name: 'Bench', start, course, fadeMs: 0 };
}

/** A tone with a noise for half of it and a nature track for the other half. */
function mix(lengthS: Seconds): Program {
  return standing(
    TONE,
    [{ waveform: 'Square', sound: 'pink' }, lengthS / 2],
    [{ sound: 'Serene Rain' }, lengthS / 2],
  );
}

function load(program: Program, threads: number): RenderLoad {
  const args = ['--import', KEEP_COMPILED, LOAD, JSON.stringify(program), String(threads), TRACKS];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
}

/**
 * The best of some rounds, since what else the machine does can only slow one down; and how much a second of one core's
 * time renders, which says how it would be on a machine that does nothing else.
 */
function speed(program: Program, lengthS: Seconds, threads: number): string {
  const rounds = Array.from({ length: ROUNDS }, () => load(program, threads));
  const best = lengthS / Math.min(...rounds.map(({ seconds }) => seconds));
  const perCore = lengthS / Math.min(...rounds.map(({ processorSeconds }) => processorSeconds));
  return `${best.toFixed(0)}× real time, ${perCore.toFixed(0)} x a core's own time`;
}

/** SBaGen+ on the same tone, where it is on the path; it plays one beat. */
function sbagenSpeed(): number | null {
  const args = ['-r', '48000', '-Wo', '/dev/null', '-L', '0:10:00', '-i', '205@40/50'];
  const begun = performance.now();
  const { status, error } = spawnSync('sbagen+', args, { stdio: 'ignore' });
  return error || status !== 0 ? null : 600 / ((performance.now() - begun) / 1000);
}

/** How fast programs are rendered to samples, what eight hours take in memory, and how both grow with cores. */
export function benchRender(): string[] {
  const cores = availableParallelism();
  const counts = [...new Set([1, 2, 4, 8, cores])].filter((count) => count <= cores);
  const tone = standing(TONE, [{}, TONE_S]);
  const lines = counts.flatMap((count) => {
    const on = `${count} of ${cores} cores`;
    return [
      `render, one tone on ${on}: ${speed(tone, TONE_S, count)} (goal 2000 on all cores)`,
      `render, full mix with noise and a nature track on ${on}: ${speed(mix(MIX_S), MIX_S, count)} (goal 300 on all cores)`,
    ];
  });
  const nights = counts.map((count) => {
    const { grown, seconds } = load(mix(NIGHT_S), count);
    const most = (grown / 2 ** 20).toFixed(0);
    return `render, eight hours of the full mix on ${count} of ${cores} cores: at most ${most} MB above the idle process, its threads, noise and track included (goal 64), in ${seconds.toFixed(0)} s`;
  });
  const sbagen = sbagenSpeed();
  return [
    ...lines,
    ...nights,
    sbagen === null
      ? 'render, SBaGen+: not on the path here, no comparison'
      : `render, SBaGen+ on the same tone, one core: ${sbagen.toFixed(0)}× real time`,
  ];
}
