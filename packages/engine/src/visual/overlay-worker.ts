import { performanceNow, timeOrigin } from '../clock/performance-clock.ts';
import type { OverlayCommand, SurfaceReport } from './overlay-messages.ts';
import { overlayPainter } from './overlay-painter.ts';
import { overlayPlayer, type OverlayPlayer } from './overlay-player.ts';

type FirstMessage = { readonly canvas: OffscreenCanvas; readonly followsAnother: boolean };

let player: OverlayPlayer | null = null;

function report(message: SurfaceReport): void {
  self.postMessage(message);
}

function begin({ canvas, followsAnother }: FirstMessage): void {
  const painter = overlayPainter(canvas);
  if (!painter.ok) return report({ kind: 'unavailable', reason: painter.reason });
  player = overlayPlayer({
    painter: painter.value,
    frames: self,
    timeOriginMs: timeOrigin(),
    now: performanceNow,
    report,
    followsAnother,
  });
}

self.addEventListener('message', ({ data }: MessageEvent<FirstMessage | OverlayCommand>) => {
  if ('canvas' in data) begin(data);
  else player?.send(data);
});
