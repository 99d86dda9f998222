import { OVERLAY_FADE_MS } from '@overtone/domain/session/overlay-fade';
import type { Stop } from '@overtone/domain/stop';
import type { OverlayCommand, OverlayReport } from './overlay-messages.ts';
import { overlaySurface, type OverlaySurface } from './overlay-surface.ts';

/** The light of one canvas: its surface, its size and its fade. */
export interface LightOutput {
  send(command: OverlayCommand): void;
  readonly stop: Stop;
}

/**
 * Attaches the overlay to a canvas. The canvas fades in and out by its own opacity; its picture has one sample for each
 * CSS pixel, since it is a soft gradient and finer samples would cost four times as much for nothing that can be seen.
 */
export function lightOutput(
  canvas: HTMLCanvasElement,
  report: (report: OverlayReport) => void,
): LightOutput {
  canvas.style.opacity = '0';
  canvas.style.transition = `opacity ${OVERLAY_FADE_MS}ms linear`;
  canvas.style.pointerEvents = 'none';
  const surface: OverlaySurface = overlaySurface(canvas, report);
  const sizes = new ResizeObserver(() => {
    surface.send({ kind: 'size', width: canvas.clientWidth, height: canvas.clientHeight });
  });
  sizes.observe(canvas);
  return {
    send(command) {
      if (command.kind === 'plan') canvas.style.opacity = command.plan.isOn ? '1' : '0';
      surface.send(command);
    },
    stop() {
      sizes.disconnect();
      canvas.style.opacity = '0';
      surface.stop();
    },
  };
}
