import { OVERLAY_FADE_MS } from '@overtone/domain/session/overlay-fade';
import type { Milliseconds } from '@overtone/domain/units';
import type { OverlayReport } from './overlay-messages.ts';
import { overlaySurface, type OverlaySurface } from './overlay-surface.ts';

/**
 * Attaches the overlay to a canvas. The canvas fades in and out by its own opacity, except that a halt is dark at once;
 * its picture has one sample for each CSS pixel, since it is a soft gradient and finer samples would cost four times as
 * much for nothing that can be seen.
 */
export function lightOutput(
  canvas: HTMLCanvasElement,
  report: (report: OverlayReport) => void,
): OverlaySurface {
  canvas.style.pointerEvents = 'none';
  fade(canvas, false, 0);
  const surface = overlaySurface(canvas, report);
  new ResizeObserver(() => {
    surface.send({ kind: 'size', width: canvas.clientWidth, height: canvas.clientHeight });
  }).observe(canvas);
  return {
    send(command) {
      if (command.kind === 'plan') fade(canvas, command.plan.isOn, OVERLAY_FADE_MS);
      if (command.kind === 'halt') fade(canvas, false, 0);
      surface.send(command);
    },
  };
}

function fade(canvas: HTMLCanvasElement, isOn: boolean, fadeMs: Milliseconds): void {
  canvas.style.transition = `opacity ${fadeMs}ms linear`;
  canvas.style.opacity = isOn ? '1' : '0';
}
