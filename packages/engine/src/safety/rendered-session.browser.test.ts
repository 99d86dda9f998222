import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { steadyOutput } from '@overtone/testkit/outputs';
import { describe, expect, it } from 'vitest';
import { gliding, phaseAt, trackFrom } from '@overtone/domain/rhythm/phase';
import type { Hertz, Seconds } from '@overtone/domain/units';
import { lightPhaseAt } from '../clock/light-track.ts';
import { beginTracks, takeTracks } from '../clock/rhythm-tracks.ts';
import { stimulusFrom } from '../stimulus/plan.ts';
import { emptyFrame, fillFrame, type OverlayFrame } from '../visual/overlay-frame.ts';
import { overlayPainter } from '../visual/overlay-painter.ts';
import { paramsOf } from '../visual/overlay-params.ts';
import { createFlashMeter } from './flash-meter.ts';
import type { FlashVerdict } from './flash-verdict.ts';

const SHOWN = { widthPx: 688, heightPx: 512 };
const PIXELS = { width: 172, height: 128 };
const RECORDED_S = 4;

type Page = 'white' | 'text page' | 'dark editor';

const PAPER: Readonly<Record<Page, readonly [paper: string, ink: string | null]>> = {
  white: ['#fff', null],
  'text page': ['#fff', '#111'],
  'dark editor': ['#1e1e1e', '#9cdcfe'],
};

function context2d(): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(PIXELS.width, PIXELS.height).getContext('2d', {
    willReadFrequently: true,
  });
  if (!context) throw new Error('no 2d context');
  return context;
}

function pageOf(name: Page): OffscreenCanvas {
  const context = context2d();
  const [paper, ink] = PAPER[name];
  context.fillStyle = paper;
  context.fillRect(0, 0, PIXELS.width, PIXELS.height);
  if (ink) {
    context.fillStyle = ink;
    for (let y = 6; y < PIXELS.height - 4; y += 6) {
      for (let x = 8; x < PIXELS.width - 8; x += 3) context.fillRect(x, y, 2, 2);
    }
  }
  return context.canvas;
}

/** Fills the frame of a time. */
type Fill = (frame: OverlayFrame, time: Seconds) => void;

function session(refreshHz: number, flashGuard: boolean): Fill {
  const plan = stimulusFrom(
    { ...DEMO_DEFAULTS, isOn: true },
    steadyOutput(refreshHz, { flashGuard }),
  );
  const { global, centre } = beginTracks(plan, 0);
  const params = paramsOf(plan.light);
  return (frame, time) =>
    fillFrame(frame, params, [phaseAt(global.light, time), phaseAt(centre.light, time)]);
}

function glide(fromHz: Hertz, toHz: Hertz, refreshHz: number, flashGuard: boolean): Fill {
  const way = {
    glide: { curve: 'exponential', fromHz, toHz, lengthS: RECORDED_S },
    goneS: 0,
  } as const;
  const sounds = { global: trackFrom(0, 0.5), centre: gliding(trackFrom(0, fromHz), way, 0) };
  const output = steadyOutput(refreshHz, { flashGuard });
  const plan = stimulusFrom({ ...DEMO_DEFAULTS, isOn: true, globalModulationHz: 0.5 }, output, {
    ...sounds,
    at: 0,
  });
  const { global, centre } = takeTracks(beginTracks(plan, 0), plan, 0, sounds, true);
  const params = paramsOf(plan.light);
  return (frame, time) =>
    fillFrame(frame, params, [lightPhaseAt(global.light, time), lightPhaseAt(centre.light, time)]);
}

/** What the renderer draws over a page, frame by frame on a virtual clock, judged by the meter. */
function judge(name: Page, refreshHz: number, fill: Fill): FlashVerdict {
  const canvas = document.createElement('canvas');
  canvas.width = PIXELS.width;
  canvas.height = PIXELS.height;
  const painter = overlayPainter(canvas);
  if (!painter.ok) throw new Error(painter.reason);
  const frame = emptyFrame();
  const meter = createFlashMeter({ ...SHOWN, frameHz: refreshHz, pixels: PIXELS });
  const page = pageOf(name);
  const screen = context2d();
  for (let i = 0; i < RECORDED_S * refreshHz; i += 1) {
    const time = i / refreshHz;
    fill(frame, time);
    painter.value.draw(frame);
    screen.drawImage(page, 0, 0);
    screen.drawImage(canvas, 0, 0);
    meter.frame(screen.getImageData(0, 0, PIXELS.width, PIXELS.height).data);
  }
  return meter.verdict();
}

describe("the demo's session, rendered and judged", () => {
  describe.each([60, 120])('on a %d Hz screen', (refreshHz) => {
    it.each(['white', 'text page', 'dark editor'] as const)(
      'passes over %s with Flash guard on',
      (name) => {
        const verdict = judge(name, refreshHz, session(refreshHz, true));
        expect(verdict).toMatchObject({
          pass: true,
          generalFlashesPerSecond: 0,
          redFlashesPerSecond: 0,
        });
        expect(verdict.largestSwing).toBeLessThanOrEqual(0.055);
      },
    );

    it.each([
      ['white', false],
      ['text page', false],
      ['dark editor', true],
    ] as const)('over %s with Flash guard off, pass is %s', (name, pass) => {
      expect(judge(name, refreshHz, session(refreshHz, false)).pass).toBe(pass);
    });
  });
});

describe.each([60, 75, 120, 144, 240])(
  'a glide on a %d Hz screen, rendered and judged',
  { timeout: 300_000 },
  (refreshHz) => {
    it.each(['white', 'text page', 'dark editor'] as const)('passes over %s', (name) => {
      for (const [fromHz, toHz] of [
        [40, 6],
        [6, 40],
        [13, 0.3],
      ] as const) {
        const verdict = judge(name, refreshHz, glide(fromHz, toHz, refreshHz, true));
        expect(verdict, `${fromHz} to ${toHz} Hz`).toMatchObject({
          pass: true,
          generalFlashesPerSecond: 0,
          redFlashesPerSecond: 0,
        });
        expect(verdict.largestSwing).toBeLessThanOrEqual(0.055);
      }
    });

    it('would not pass over white without the guard', () => {
      expect(judge('white', refreshHz, glide(40, 6, refreshHz, false)).pass).toBe(false);
    });
  },
);
