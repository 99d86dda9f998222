import { OVERLAY_FADE_MS } from '@overtone/domain/session/overlay-fade';
import type { Stop } from '@overtone/domain/stop';
import type { Hertz, Milliseconds, Seconds } from '@overtone/domain/units';
import { everyFrame, type FrameSource } from '../clock/frame-loop.ts';
import { phaseAt } from '../clock/phase.ts';
import { refreshMonitor } from '../clock/refresh-monitor.ts';
import { emptyFrame, fillFrame } from './overlay-frame.ts';
import type { OverlayCommand, OverlayReport } from './overlay-messages.ts';
import type { OverlayPainter } from './overlay-painter.ts';
import { easeParams, paramsOf, type OverlayParams } from './overlay-params.ts';

type PlanCommand = Extract<OverlayCommand, { kind: 'plan' }>;

/** Refresh rate assumed for the lead until one is measured. */
const USUAL_REFRESH_HZ: Hertz = 60;

/** Plays plans on a painter, frame by frame, in a worker or in the page. */
export interface OverlayPlayer {
  readonly send: (command: OverlayCommand) => void;
}

/** What a player needs. */
export interface PlayerSurroundings {
  readonly painter: OverlayPainter;
  readonly frames: FrameSource;
  /** Origin of the frames' timestamps on the clock that all threads share. */
  readonly timeOriginMs: Milliseconds;
  readonly report: (report: OverlayReport) => void;
}

/**
 * A player at rest. It draws while the plan in force is on, and for the length of the fade after; then it clears the
 * canvas and asks for no more frames.
 */
export function overlayPlayer({
  painter,
  frames,
  timeOriginMs,
  report,
}: PlayerSurroundings): OverlayPlayer {
  const frame = emptyFrame();
  const phases = new Float64Array(2);
  const elapsed = new Float64Array(1);
  const monitor = refreshMonitor();
  let offset: Seconds = 0;
  let refreshHz = USUAL_REFRESH_HZ;
  let current: PlanCommand | null = null;
  let coming: PlanCommand[] = [];
  let shown: OverlayParams | null = null;
  let target: OverlayParams | null = null;
  let lastStampMs: Milliseconds | null = null;
  let offSinceMs: Milliseconds | null = null;
  let stopFrames: Stop | null = null;

  function take(command: PlanCommand): void {
    current = command;
    target = paramsOf(command.plan);
    shown ??= paramsOf(command.plan);
  }

  function takeDue(time: Seconds): void {
    for (let next = coming[0]; next && next.from <= time; next = coming[0]) {
      coming.shift();
      take(next);
    }
  }

  function rest(): void {
    stopFrames?.();
    stopFrames = null;
    lastStampMs = null;
    offSinceMs = null;
    coming = [];
    painter.clear();
  }

  function measure(stampMs: Milliseconds): void {
    const reading = monitor.frame(stampMs);
    if (!reading) return;
    refreshHz = reading.refreshHz ?? USUAL_REFRESH_HZ;
    report({ kind: 'refresh', ...reading });
  }

  function fadedOut(stampMs: Milliseconds): boolean {
    if (!current || current.plan.isOn) {
      offSinceMs = null;
      return false;
    }
    offSinceMs ??= stampMs;
    return stampMs - offSinceMs > OVERLAY_FADE_MS && coming.length === 0;
  }

  function step(stampMs: Milliseconds): void {
    const time = (timeOriginMs + stampMs) / 1000 + offset + 1 / refreshHz;
    if (coming.length > 0) takeDue(time);
    measure(stampMs);
    if (fadedOut(stampMs)) return rest();
    if (!current || !shown || !target) return;
    elapsed[0] = (stampMs - (lastStampMs ?? stampMs)) / 1000;
    lastStampMs = stampMs;
    easeParams(shown, target, elapsed);
    phases[0] = phaseAt(current.tracks.global, time);
    phases[1] = phaseAt(current.tracks.centre, time);
    fillFrame(frame, shown, phases);
    painter.draw(frame);
  }

  return {
    send(command) {
      if (command.kind === 'clock') offset = command.offset;
      else if (command.kind === 'size') painter.resize(command.width, command.height);
      else if (command.kind === 'halt') rest();
      else if (stopFrames) coming.push(command);
      else {
        shown = null;
        take(command);
        if (command.plan.isOn) stopFrames = everyFrame(frames, step);
      }
    },
  };
}
