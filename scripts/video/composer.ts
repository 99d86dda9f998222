// Puts the product's own overlay over pictures of the product, frame by frame on a virtual clock, and renders its sound.
import { OVERLAY_FADE_MS } from '@overtone/domain/session/overlay-fade';
import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import type { SessionSettings } from '@overtone/domain/session/settings';
import { beginTracks, followTracks } from '@overtone/engine/clock/rhythm-tracks';
import { stimulusFrom } from '@overtone/engine/stimulus/plan';
import { overlayPainter } from '@overtone/engine/visual/overlay-painter';
import { overlayPlayer } from '@overtone/engine/visual/overlay-player';
import { manualFrames } from '@overtone/testkit/manual-frames';
import { steadyOutput } from '@overtone/testkit/outputs';
import { renderSound } from '@overtone/testkit/render-sound';
import type { Scene, Script } from './script.ts';

const JPEG_QUALITY = 0.92;

interface Stage {
  readonly script: Script;
  readonly pictures: readonly ImageBitmap[];
  readonly overlay: HTMLCanvasElement;
  readonly screen: OffscreenCanvasRenderingContext2D;
  readonly tick: (stampMs: number) => void;
}

let stage: Stage | null = null;

async function pictureOf(pngBase64: string): Promise<ImageBitmap> {
  const response = await fetch(`data:image/png;base64,${pngBase64}`);
  return createImageBitmap(await response.blob());
}

/** Loads the pictures and hands every cue to the overlay's player, which waits for its time. */
async function prepare(script: Script): Promise<void> {
  const pictures = await Promise.all(script.scenes.map(({ pngBase64 }) => pictureOf(pngBase64)));
  const overlay = document.createElement('canvas');
  const painter = overlayPainter(overlay);
  const screen = new OffscreenCanvas(script.width, script.height).getContext('2d', {
    alpha: false,
  });
  if (!painter.ok || !screen) throw new Error('This browser cannot draw the overlay.');
  const refreshes = manualFrames();
  const player = overlayPlayer({
    painter: painter.value,
    frames: refreshes.source,
    followsAnother: false,
    timeOriginMs: 0,
    now: () => 0,
    report: () => undefined,
  });
  player.send({ kind: 'size', width: script.width, height: script.height });
  let settings: SessionSettings = DEMO_DEFAULTS;
  let tracks = beginTracks(stimulusFrom(settings, steadyOutput(script.frameHz)), 0);
  for (const cue of script.cues) {
    settings = { ...settings, ...cue.settings };
    const plan = stimulusFrom(settings, steadyOutput(script.frameHz));
    tracks = followTracks(tracks, plan, cue.atS);
    const light = { global: tracks.global.light, centre: tracks.centre.light };
    player.send({ kind: 'plan', plan: plan.light, tracks: light, from: cue.atS });
  }
  stage = { script, pictures, overlay, screen, tick: refreshes.show };
}

function sceneAt(scenes: readonly Scene[], timeS: number): number {
  return Math.max(
    0,
    scenes.findLastIndex(({ fromS }) => fromS <= timeS),
  );
}

/** Draws frames `from` to `to` and gives each as a JPEG in base64. */
async function frames(from: number, to: number): Promise<string[]> {
  if (!stage) throw new Error('prepare first');
  const { script, pictures, overlay, screen, tick } = stage;
  const drawn: string[] = [];
  for (let i = from; i < to; i += 1) {
    const timeS = i / script.frameHz;
    const picture = pictures[sceneAt(script.scenes, timeS)];
    tick(1000 * timeS);
    screen.globalAlpha = 1;
    if (picture) screen.drawImage(picture, 0, 0);
    screen.globalAlpha = Math.min(
      1,
      Math.max(0, (timeS - script.onAtS) / (OVERLAY_FADE_MS / 1000)),
    );
    screen.drawImage(overlay, 0, 0);
    const blob = await screen.canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY });
    drawn.push(await base64(blob));
  }
  return drawn;
}

async function base64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (let i = 0; i < bytes.length; i += 0x8000) {
    text += String.fromCharCode(...bytes.subarray(i, i + 0x8000));
  }
  return btoa(text);
}

/** The tone of the script, as 32-bit float samples in base64. */
async function tone({ cues, durationS }: Script): Promise<string> {
  const toneCues = cues.map((cue) => ({
    ...cue,
    settings: { ...cue.settings, backgroundSoundType: 'off' as const },
  }));
  const { left } = await renderSound(toneCues, { durationS });
  return base64(new Blob([left.slice()]));
}

const composer = { prepare, frames, tone };

/** What the recorder calls. */
export type Composer = typeof composer;

Object.assign(window, { composer });
