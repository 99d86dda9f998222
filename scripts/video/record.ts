// `npm run video`: films the overlay over a desk, by day and by night, on a virtual clock, so that every frame is the one a
// 60 Hz screen shows. Needs ffmpeg, and a running server for its colours and faces: `npm run video http://127.0.0.1:3000`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { backgroundGain } from '@overtone/engine/stimulus/sound-plan';
import { browserLaunch } from '../browser.mjs';
import { ROOT } from '../install.mjs';
import { offeredBy, serveSources } from '../source-server.ts';
import type { Composer } from './composer.ts';
import { filmDesk } from './film-desk.ts';
import type { Script } from './script.ts';

const MEDIA = join(ROOT, 'apps/web/public/media');
const BATCH_FRAMES = 30;
const SAMPLE_RATE = 48_000;
/** How long the rain takes to come and to go. */
const RAIN_FADE_S = 0.3;

/** Calls one of the composer's functions in its page. */
type Ask = Awaited<ReturnType<typeof offeredBy<Composer>>>;

async function run(program: string, args: readonly string[]): Promise<void> {
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${program} ended with ${code}`);
}

/** Writes every frame of the script to a lossy but fine intermediate file. */
async function compose(ask: Ask, script: Script, file: string): Promise<void> {
  const input = [
    '-f',
    'image2pipe',
    '-c:v',
    'mjpeg',
    '-framerate',
    String(script.frameHz),
    '-i',
    '-',
  ];
  const args = [
    '-v',
    'error',
    '-y',
    ...input,
    '-c:v',
    'libx264',
    '-qp',
    '6',
    '-preset',
    'ultrafast',
    file,
  ];
  const ffmpeg = spawn('ffmpeg', args, { stdio: ['pipe', 'ignore', 'inherit'] });
  const count = Math.floor(script.durationS * script.frameHz);
  await ask('prepare', script);
  for (let from = 0; from < count; from += BATCH_FRAMES) {
    const batch = await ask('frames', from, Math.min(count, from + BATCH_FRAMES));
    for (const frame of batch) {
      if (!ffmpeg.stdin.write(Buffer.from(frame, 'base64'))) await once(ffmpeg.stdin, 'drain');
    }
    process.stdout.write(`\rframe ${Math.min(count, from + BATCH_FRAMES)} of ${count}`);
  }
  process.stdout.write('\n');
  ffmpeg.stdin.end();
  await once(ffmpeg, 'close');
}

/** Writes a film and its poster under a name. */
async function encode(name: string, pictures: string, tone: string, script: Script): Promise<void> {
  const rain = join(ROOT, 'packages/nature/tracks', `${DEMO_DEFAULTS.ambientTrack}.mp3`);
  const { onAtS, offAtS } = script;
  const rainPart = [
    `volume=${backgroundGain(DEMO_DEFAULTS.backgroundVolume)}`,
    `adelay=${Math.round(1000 * onAtS)}:all=1`,
    `afade=t=in:st=${onAtS}:d=${RAIN_FADE_S}`,
    `afade=t=out:st=${offAtS}:d=${RAIN_FADE_S}`,
  ].join();
  const inputs = [
    '-i',
    pictures,
    '-f',
    'f32le',
    '-ar',
    String(SAMPLE_RATE),
    '-ac',
    '1',
    '-i',
    tone,
    '-i',
    rain,
  ];
  const sound = [
    '-filter_complex',
    `[2:a]${rainPart}[r];[1:a][r]amix=inputs=2:duration=first:normalize=0[a]`,
  ];
  const common = ['-v', 'error', '-y', ...inputs, ...sound, '-map', '0:v', '-map', '[a]'];
  const rate = ['-g', '120', '-pix_fmt', 'yuv420p'];
  await run('ffmpeg', [
    ...common,
    '-c:v',
    'libx264',
    '-crf',
    '21',
    '-preset',
    'slow',
    ...rate,
    '-c:a',
    'aac',
    '-b:a',
    '128k',
    '-movflags',
    '+faststart',
    join(MEDIA, `${name}.mp4`),
  ]);
  await run('ffmpeg', [
    ...common,
    '-c:v',
    'libvpx-vp9',
    '-crf',
    '34',
    '-b:v',
    '0',
    '-row-mt',
    '1',
    '-cpu-used',
    '4',
    ...rate,
    '-c:a',
    'libopus',
    '-b:a',
    '96k',
    join(MEDIA, `${name}.webm`),
  ]);
  await run('ffmpeg', [
    '-v',
    'error',
    '-y',
    '-ss',
    String(script.posterAtS),
    '-i',
    join(MEDIA, `${name}.mp4`),
    '-frames:v',
    '1',
    '-c:v',
    'libwebp',
    '-quality',
    '82',
    join(MEDIA, `${name}-poster.webp`),
  ]);
}

const address = process.argv[2] ?? 'http://127.0.0.1:3000';
const scratch = mkdtempSync(join(tmpdir(), 'overtone-video-'));
mkdirSync(MEDIA, { recursive: true });
const sources = await serveSources();
const browser = await chromium.launch(browserLaunch());
try {
  for (const theme of ['day', 'night'] as const) {
    const script = await filmDesk(browser, address, theme);
    const page = await browser.newPage();
    await page.goto(sources.addressOf('scripts/video/composer.html'));
    const ask = await offeredBy<Composer>(page, 'composer');
    const pictures = join(scratch, `${theme}.mkv`);
    const tone = join(scratch, `${theme}.f32`);
    await compose(ask, script, pictures);
    writeFileSync(tone, Buffer.from(await ask('tone', script), 'base64'));
    await page.close();
    await encode(`demo-${theme}`, pictures, tone, script);
    console.log(`Recorded ${script.durationS.toFixed(1)} s by ${theme}`);
  }
} finally {
  await browser.close();
  await sources.close();
  rmSync(scratch, { recursive: true, force: true });
}
