// Puts the product's own overlay over pictures of a desk, frame by frame on a virtual clock, and renders its sound.
import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import type { SessionSettings } from '@overtone/domain/session/settings';
import { beginTracks, followTracks } from '@overtone/engine/clock/rhythm-tracks';
import { stimulusFrom } from '@overtone/engine/stimulus/plan';
import type { OverlayCommand } from '@overtone/engine/visual/overlay-messages';
import { overlayPainter } from '@overtone/engine/visual/overlay-painter';
import { overlayPlayer } from '@overtone/engine/visual/overlay-player';
import { manualFrames } from '@overtone/testkit/manual-frames';
import { steadyOutput } from '@overtone/testkit/outputs';
import { renderSound } from '@overtone/testkit/render-sound';
import type { Scene, Script } from './script.ts';

const JPEG_QUALITY = 0.92;

interface Stage {
  readonly script: Script;
  readonly overlay: HTMLCanvasElement;
  readonly screen: OffscreenCanvasRenderingContext2D;
  /** Shows the overlay's frame of a time. */
  readonly light: (timeS: number) => void;
}

let stage: Stage | null = null;

async function pictureOf({ pngBase64 }: Scene): Promise<ImageBitmap> {
  const response = await fetch(`data:image/png;base64,${pngBase64}`);
  return createImageBitmap(await response.blob());
}

/** What the overlay's player is told, and when. */
function commandsOf({ cues, frameHz }: Script): Array<Extract<OverlayCommand, { kind: 'plan' }>> {
  let settings: SessionSettings = DEMO_DEFAULTS;
  let tracks = beginTracks(stimulusFrom(settings, steadyOutput(frameHz)), 0);
  return cues.map((cue) => {
    settings = { ...settings, ...cue.settings };
    const plan = stimulusFrom(settings, steadyOutput(frameHz));
    tracks = followTracks(tracks, plan, cue.atS);
    const light = { global: tracks.global.light, centre: tracks.centre.light };
    return { kind: 'plan', plan: plan.light, tracks: light, from: cue.atS };
  });
}

/** Sets up the overlay, whose player is told of every cue at its time. */
function prepare(script: Script): void {
  const overlay = document.createElement('canvas');
  const painter = overlayPainter(overlay);
  const screen = new OffscreenCanvas(script.width, script.height).getContext('2d', {
    alpha: false,
  });
  if (!painter.ok || !screen) throw new Error('This browser cannot draw the overlay.');
  const refreshes = manualFrames();
  let nowMs = 0;
  const player = overlayPlayer({
    painter: painter.value,
    frames: refreshes.source,
    followsAnother: false,
    timeOriginMs: 0,
    now: () => nowMs,
    report: () => undefined,
  });
  player.send({ kind: 'size', width: script.width, height: script.height });
  const waiting = commandsOf(script);
  const light = (timeS: number) => {
    nowMs = 1000 * timeS;
    for (let due = waiting[0]; due && due.from <= timeS; due = waiting[0]) {
      waiting.shift();
      player.send(due);
    }
    refreshes.show(nowMs);
  };
  stage = { script, overlay, screen, light };
}

/** Draws frames `from` to `to` and gives each as a JPEG in base64. */
async function frames(from: number, to: number): Promise<string[]> {
  if (!stage) throw new Error('prepare first');
  const { script, overlay, screen, light } = stage;
  const drawn: string[] = [];
  let shown: Scene | undefined;
  let picture: ImageBitmap | undefined;
  for (let i = from; i < to; i += 1) {
    const timeS = i / script.frameHz;
    const scene = script.scenes.findLast(({ fromS }) => fromS <= timeS);
    if (scene && scene !== shown) {
      picture?.close();
      picture = await pictureOf(scene);
      shown = scene;
    }
    light(timeS);
    if (picture) screen.drawImage(picture, 0, 0);
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
