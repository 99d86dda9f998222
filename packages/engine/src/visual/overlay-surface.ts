import { performanceNow, timeOrigin } from '../clock/performance-clock.ts';
import type { OverlayCommand, SurfaceReport } from './overlay-messages.ts';
import { overlayPainter } from './overlay-painter.ts';
import { overlayPlayer } from './overlay-player.ts';

/** A canvas that plays what it is told. */
export interface OverlaySurface {
  readonly send: (command: OverlayCommand) => void;
}

type Report = (report: SurfaceReport) => void;

/** Whether workers get WebGL here. One engine hands canvases to workers gladly and then gives them none. */
function workersCanDraw(): boolean {
  if (typeof OffscreenCanvas === 'undefined') return false;
  return new OffscreenCanvas(1, 1).getContext('webgl2') !== null;
}

/** The canvas for a worker; null where it cannot be handed over. Asked last: it cannot be taken back. */
function handedOver(canvas: HTMLCanvasElement): OffscreenCanvas | null {
  if (!workersCanDraw()) return null;
  try {
    return canvas.transferControlToOffscreen();
  } catch {
    return null;
  }
}

/** Draws from a worker, so that a busy page costs no frames. */
export function workerSurface(
  offscreen: OffscreenCanvas,
  report: Report,
  followsAnother: boolean,
): OverlaySurface {
  const worker = new Worker(new URL('./overlay-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<SurfaceReport>) => report(data));
  worker.addEventListener('error', (event) => {
    // One that could not be loaded says nothing; one that went wrong says what.
    const what = event instanceof ErrorEvent && event.message !== '' ? 'failed' : 'was not loaded';
    const reason = `the part that draws it ${what}; look at the connection, then reload the page`;
    report({ kind: 'unavailable', reason });
  });
  worker.postMessage({ canvas: offscreen, followsAnother }, [offscreen]);
  return { send: (command) => worker.postMessage(command) };
}

/** Draws from the page itself. */
export function pageSurface(
  canvas: HTMLCanvasElement,
  report: Report,
  followsAnother: boolean,
): OverlaySurface {
  const painter = overlayPainter(canvas);
  if (!painter.ok) {
    report({ kind: 'unavailable', reason: painter.reason });
    return { send: () => undefined };
  }
  const player = overlayPlayer({
    painter: painter.value,
    frames: window,
    timeOriginMs: timeOrigin(),
    now: performanceNow,
    report,
    followsAnother,
  });
  return player;
}

/**
 * Draws on a canvas from a worker where one can, so that a busy page costs no frames; else from the page itself.
 * `followsAnother`: another canvas has shown light within the last second.
 */
export function overlaySurface(
  canvas: HTMLCanvasElement,
  report: Report,
  followsAnother: boolean,
): OverlaySurface {
  const offscreen = handedOver(canvas);
  return offscreen
    ? workerSurface(offscreen, report, followsAnother)
    : pageSurface(canvas, report, followsAnother);
}
