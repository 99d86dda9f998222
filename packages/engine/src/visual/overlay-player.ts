import { OVERLAY_FADE_MS } from '@overtone/domain/session/overlay-fade';
import type { Stop } from '@overtone/domain/stop';
import type { Hertz, Milliseconds, Seconds } from '@overtone/domain/units';
import { everyFrame, type FrameSource } from '../clock/frame-loop.ts';
import { isAtLeast } from '../clock/rate-proof.ts';
import { refreshMonitor } from '../clock/refresh-monitor.ts';
import { lightLimiter, SETTLED_AFTER_S } from '../limiter/light-limiter.ts';
import { drawingWatch } from './drawing-watch.ts';
import { lightLayers } from './light-layers.ts';
import { dimFrame, emptyFrame, isDark } from './overlay-frame.ts';
import type { OverlayCommand, SurfaceReport } from './overlay-messages.ts';
import type { OverlayPainter } from './overlay-painter.ts';

type PlanCommand = Extract<OverlayCommand, { kind: 'plan' }>;
type SizeCommand = Extract<OverlayCommand, { kind: 'size' }>;

/** Refresh rate assumed for the lead until one is measured. */
const USUAL_REFRESH_HZ: Hertz = 60;

/** A clock that moves by no more than this goes on as it was. */
const STEADY_CLOCK_S: Seconds = 0.005;

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
  /** The clock of the frames' timestamps, for what happens between frames. */
  readonly now: () => Milliseconds;
  readonly report: (report: SurfaceReport) => void;
  /** Whether another canvas has shown light within the last second, of which this player knows nothing. */
  readonly followsAnother: boolean;
}

/**
 * A player at rest. It draws while the plan in force is on, and until the light has faded after; then it clears the canvas
 * and asks for no more frames. What it wants to show goes through the limiter, which knows what was shown before, also
 * before a rest.
 */
export function overlayPlayer({
  painter,
  frames,
  timeOriginMs,
  now,
  report,
  followsAnother,
}: PlayerSurroundings): OverlayPlayer {
  const frame = emptyFrame();
  const elapsed = new Float64Array(1);
  /** How far the light has faded in, from 0 to 1. */
  const fade = new Float64Array(1);
  const lastStampMs = new Float64Array(1).fill(NaN);
  /** When the plan or the clock last changed. */
  const changedMs = new Float64Array(1).fill(-Infinity);
  const monitor = refreshMonitor();
  const layers = lightLayers();
  const limiter = lightLimiter();
  const drawing = drawingWatch(report);
  /** Frames since the last reading that nobody saw: held ones, and those for which there was no graphics context. */
  let heldFrames = 0;
  let lostFrames = 0;
  if (followsAnother) limiter.follow(now() / 1000);
  let offset: Seconds = 0;
  let refreshHz = USUAL_REFRESH_HZ;
  let current: PlanCommand | null = null;
  let coming: PlanCommand[] = [];
  /** A size that is not taken up yet. */
  let size: SizeCommand | null = null;
  let stopFrames: Stop | null = null;
  /**
   * Whether the picture stays as it is. In the dark, or while its page is hidden, a screen may become slower, and would show
   * what a faster one carries as a frequency that nobody asked for. So light that is made for a screen of some rate begins, or
   * goes on, only once the frames that come now have shown that rate.
   */
  let isHeld = false;

  function take(command: PlanCommand): void {
    current = command;
    changedMs[0] = now();
    if (isHeld && fade[0] === 0) layers.clear();
    layers.take(command);
  }

  function follow(to: Seconds): void {
    if (Math.abs(to - offset) > STEADY_CLOCK_S) changedMs[0] = now();
    offset = to;
  }

  function takeDue(time: Seconds): void {
    for (let next = coming[0]; next && next.from <= time; next = coming[0]) {
      coming.shift();
      take(next);
    }
  }

  /** A canvas is blank from a change of its size until it is drawn on: while lit, it takes one up only to be drawn on. */
  function takeSize(): void {
    if (size) painter.resize(size.width, size.height);
    size = null;
  }

  function rest(stampMs: Milliseconds): void {
    stopFrames?.();
    stopFrames = null;
    takeSize();
    lastStampMs[0] = NaN;
    fade[0] = 0;
    coming = [];
    layers.clear();
    painter.clear();
    limiter.dark(stampMs / 1000);
    report({ kind: 'lit', isLit: false });
  }

  /** The canvas has gone dark by itself: what comes after fades in, as far as the limiter lets it. */
  function lose(stampMs: Milliseconds): void {
    fade[0] = 0;
    limiter.dark(stampMs / 1000);
  }

  function wake(screenHz: Hertz | null): void {
    monitor.begin(screenHz);
    isHeld = screenHz !== null;
    drawing.begin();
    heldFrames = 0;
    lostFrames = 0;
    refreshHz = screenHz ?? refreshHz;
    stopFrames = everyFrame(frames, step);
    report({ kind: 'lit', isLit: true });
  }

  function hold(screenHz: Hertz | null): void {
    if (monitor.isInDoubt) isHeld = true;
    if (screenHz === null || isAtLeast(monitor.shownHz, screenHz)) isHeld = false;
  }

  /** The screen is another than the plan was made for: dark, until there is one for it, which fades in by itself. */
  function giveUp(stampMs: Milliseconds): void {
    painter.clear();
    lose(stampMs);
    layers.clear();
    if (current) layers.take(current);
  }

  function measure(stampMs: Milliseconds): void {
    const reading = monitor.frame(stampMs);
    if (current) hold(current.plan.screenHz);
    if (!reading) return;
    if (isHeld) giveUp(stampMs);
    refreshHz = reading.refreshHz ?? USUAL_REFRESH_HZ;
    report({
      kind: 'refresh',
      ...reading,
      shownFrames: Math.max(0, reading.shownFrames - heldFrames - lostFrames),
      droppedFrames: reading.droppedFrames + lostFrames,
    });
    heldFrames = 0;
    lostFrames = 0;
  }

  function tick(stampMs: Milliseconds): void {
    const beforeMs = lastStampMs[0] ?? NaN;
    elapsed[0] = Number.isNaN(beforeMs) ? 0 : (stampMs - beforeMs) / 1000;
    lastStampMs[0] = stampMs;
  }

  function fadeOn(isOn: boolean): void {
    const moved = (1000 * (elapsed[0] ?? 0)) / OVERLAY_FADE_MS;
    const before = fade[0] ?? 0;
    fade[0] = isOn ? Math.min(1, before + moved) : Math.max(0, before - moved);
    dimFrame(frame, fade);
  }

  function step(stampMs: Milliseconds): void {
    const time = (timeOriginMs + stampMs) / 1000 + offset + 1 / refreshHz;
    if (coming.length > 0) takeDue(time);
    measure(stampMs);
    if (!current) return;
    const { isOn, limited } = current.plan;
    tick(stampMs);
    if (isHeld) {
      heldFrames += 1;
      if (!isOn && coming.length === 0) rest(stampMs);
      return;
    }
    layers.fill(frame, time, elapsed);
    fadeOn(isOn);
    const isSettled = stampMs - (changedMs[0] ?? NaN) >= 1000 * SETTLED_AFTER_S;
    limiter.limit(frame, stampMs / 1000, limited, isSettled);
    if (!isOn && coming.length === 0 && isDark(frame)) return rest(stampMs);
    takeSize();
    const isDrawn = painter.draw(frame);
    drawing.take(isDrawn, elapsed);
    if (isDrawn) return;
    lostFrames += 1;
    lose(stampMs);
  }

  return {
    send(command) {
      if (command.kind === 'clock') follow(command.offset);
      else if (command.kind === 'size') {
        size = command;
        if (!stopFrames) takeSize();
      } else if (command.kind === 'halt') rest(now());
      else if (stopFrames) coming.push(command);
      else {
        take(command);
        if (command.plan.isOn) wake(command.plan.screenHz);
        else layers.clear();
      }
    },
  };
}
