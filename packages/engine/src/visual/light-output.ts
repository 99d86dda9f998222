import type { OverlayReport } from './overlay-messages.ts';
import { overlaySurface, type OverlaySurface } from './overlay-surface.ts';

/**
 * Attaches the overlay to a canvas. Fading is the renderer's, since the limiter must know everything that is shown; the
 * canvas itself is only taken away while it is dark, and at once when the light is halted. Its picture has one sample for
 * each CSS pixel, since it is a soft gradient and finer samples would cost four times as much for nothing that can be
 * seen. `followsAnother`: another canvas has shown light within the last second.
 */
export function lightOutput(
  canvas: HTMLCanvasElement,
  report: (report: OverlayReport) => void,
  followsAnother: boolean,
): OverlaySurface {
  canvas.style.pointerEvents = 'none';
  show(canvas, false);
  let isHalted = true;
  const surface = overlaySurface(
    canvas,
    (message) => {
      if (message.kind === 'lit') show(canvas, message.isLit && !isHalted);
      else report(message);
    },
    followsAnother,
  );
  new ResizeObserver(() => {
    surface.send({ kind: 'size', width: canvas.clientWidth, height: canvas.clientHeight });
  }).observe(canvas);
  return {
    send(command) {
      if (command.kind === 'plan' && command.plan.isOn) isHalted = false;
      if (command.kind === 'halt') {
        isHalted = true;
        show(canvas, false);
      }
      surface.send(command);
    },
  };
}

function show(canvas: HTMLCanvasElement, isLit: boolean): void {
  canvas.style.opacity = isLit ? '1' : '0';
}
