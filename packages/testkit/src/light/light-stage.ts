import { createSession, type Session } from '@overtone/client/session/session';
import { DEFAULT_OUTPUT_CHOICE, type OutputChoice } from '@overtone/domain/safety/output-choice';
import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import type { Hertz, Milliseconds, Seconds } from '@overtone/domain/units';
import type { FrameSource } from '@overtone/engine/clock/frame-loop';
import type { Engine } from '@overtone/engine/engine';
import { createSoundSide } from '@overtone/engine/sound-side';
import type { OverlayFrame } from '@overtone/engine/visual/overlay-frame';
import type { SurfaceReport } from '@overtone/engine/visual/overlay-messages';
import { overlayPlayer } from '@overtone/engine/visual/overlay-player';
import { createManualClock } from '../manual-clock.ts';
import { manualSessionClock } from '../manual-session-clock.ts';
import { createFakeHost } from '../fake-host.ts';
import { manualFrames } from '../manual-frames.ts';
import type { LightAct, LightScript, ScreenAct } from './light-script.ts';

/** Told of every refresh of the screen: what the overlay shows from then on. */
export type SeeFrame = (frame: OverlayFrame, time: Seconds) => void;

/** What is known of a script that was played, beside what was seen of it. */
export interface PlayedScript {
  /**
   * When light first began that was made for a faster screen than it came on, although that had been as it is for half a
   * second of frames: rhythms may fold down on it to others. Null where none did.
   */
  readonly outpacedAt: Seconds | null;
}

/** Frames for so long may pass until a change of the screen is noticed while the light is on. */
const NOTICED_AFTER_S: Seconds = 0.5;

/** A rate that wanders by less than this share of it is the same. */
const WANDER_SHARE = 0.05;

/**
 * Plays a script on the product's own session, plan, tracks and renderer in virtual time. Only the canvas, the frames, the
 * sound device and the clock are stand-ins.
 */
export function playScript(script: LightScript, see: SeeFrame, flashGuard = true): PlayedScript {
  const clock = createManualClock();
  let frames = manualFrames();
  const ahead = { s: 0 };
  let choice: OutputChoice = { ...DEFAULT_OUTPUT_CHOICE, flashGuard };
  const shown = new Float32Array(8);
  let lostUntilMs: Milliseconds = 0;
  let plannedForHz: Hertz | null = null;
  const play = (source: FrameSource, followsAnother: boolean) =>
    overlayPlayer({
      painter: {
        draw(frame) {
          const isLost = clock.now() < lostUntilMs;
          if (isLost) shown.fill(0);
          else shown.set(frame);
          return !isLost;
        },
        clear: () => void shown.fill(0),
        // A canvas is blank once it has another size.
        resize: () => void shown.fill(0),
      },
      frames: source,
      followsAnother,
      timeOriginMs: 0,
      now: clock.now,
      report: (report: SurfaceReport) => {
        if (report.kind === 'refresh') side.screenIs(report);
      },
    });
  let player = play(frames.source, false);
  const sessionClock = manualSessionClock(clock, ahead);
  const side = createSoundSide({
    load: () => Promise.reject(new Error('no sound here')),
    onProblem: () => undefined,
    settings: DEMO_DEFAULTS,
    clock: sessionClock,
    light: 'off',
    lightUnder: () => ({}),
    perform: ({ plan, tracks, from }) => {
      plannedForHz = plan.light.screenHz;
      player.send({ kind: 'clock', offset: ahead.s });
      player.send({
        kind: 'plan',
        plan: plan.light,
        tracks: { global: tracks.global.light, centre: tracks.centre.light },
        from,
      });
    },
  });
  const engine: Engine = {
    ...side,
    signal: () => side.signal(),
    start: () => Promise.resolve(),
    attachCanvas: () => () => undefined,
    shutDown() {
      player.send({ kind: 'halt' });
      side.close();
    },
  };
  side.screenIs({ refreshHz: script.refreshHz, isSteady: true });
  const session = createSession({
    defaults: DEMO_DEFAULTS,
    engine,
    host: { ...createFakeHost(), now: clock.now, after: clock.after, every: clock.every },
  });
  const choose = (change: Partial<OutputChoice>) => {
    choice = { ...choice, ...change };
    engine.choose(choice);
  };
  choose({});

  let refreshHz = script.refreshHz;
  let pausedUntilMs = 0;
  let nextFrameMs = 1000 / refreshHz;
  let framesSinceChangeS: Seconds = 0;
  let wasLit = false;
  let outpacedAt: Seconds | null = null;

  function lookAtPace(): void {
    const isLit = shown.some((value) => value > 0);
    const isOutpaced =
      framesSinceChangeS >= NOTICED_AFTER_S && (plannedForHz ?? 0) > (1 + WANDER_SHARE) * refreshHz;
    if (isLit && !wasLit && isOutpaced) outpacedAt ??= nextFrameMs / 1000;
    wasLit = isLit;
  }

  function showUntil(untilMs: Milliseconds): void {
    for (; nextFrameMs <= untilMs; nextFrameMs += 1000 / refreshHz) {
      clock.advance(Math.max(0, nextFrameMs - clock.now()));
      if (nextFrameMs >= pausedUntilMs) {
        frames.show(nextFrameMs);
        framesSinceChangeS += 1 / refreshHz;
      }
      lookAtPace();
      see(shown, nextFrameMs / 1000);
    }
    clock.advance(Math.max(0, untilMs - clock.now()));
  }

  function renewCanvas(): void {
    frames = manualFrames();
    shown.fill(0);
    player = play(frames.source, true);
    side.perform();
  }

  /** What a canvas shows right after another size may be seen, where the page is laid out after its light was drawn. */
  function resizeCanvas(): void {
    player.send({ kind: 'size', width: 800, height: 600 });
    see(shown, clock.now() / 1000);
  }

  function loseCanvas(forMs: Milliseconds): void {
    lostUntilMs = clock.now() + forMs;
    shown.fill(0);
    see(shown, clock.now() / 1000);
  }

  function changeScreen(hz: Hertz): void {
    if (hz !== refreshHz) framesSinceChangeS = 0;
    refreshHz = hz;
  }

  function act(one: LightAct): void {
    if (one.kind === 'refresh') changeScreen(one.hz);
    else if (one.kind === 'pause') pausedUntilMs = clock.now() + one.forMs;
    else if (one.kind === 'clock') {
      ahead.s += one.byMs / 1000;
      player.send({ kind: 'clock', offset: ahead.s });
    } else if (one.kind === 'canvas') renewCanvas();
    else if (one.kind === 'size') resizeCanvas();
    else if (one.kind === 'loss') loseCanvas(one.forMs);
    else if (one.kind === 'meeting') choose({ showsLight: !choice.showsLight });
    else if (one.kind === 'style') choose({ pulseStyle: one.to });
    else command(session, one);
  }

  for (const { atMs, act: one } of script.acts) {
    if (atMs > script.lengthMs) break;
    showUntil(atMs);
    act(one);
  }
  showUntil(script.lengthMs);
  return { outpacedAt };
}

type Command = Exclude<
  LightAct,
  { readonly kind: ScreenAct['kind'] | 'pause' | 'clock' | 'meeting' | 'style' }
>;

function command(session: Session, act: Command): void {
  switch (act.kind) {
    case 'toggle':
      return session.toggle();
    case 'escape':
      return session.stopEverything();
    case 'undo':
      return session.undo();
    case 'strength':
      return session.setStrength(act.to);
    case 'hue':
      return session.setHue(act.to);
    case 'waveform':
      return session.setWaveform(act.to);
    case 'rhythms':
      return session.setRhythms({
        globalModulationHz: act.slowHz,
        centerModulationHz: act.fastHz,
      });
    case 'program':
      return session.program.start(act.program, act.laws && { laws: act.laws });
    case 'program-edit':
      return session.program.takeOver(act.program);
    case 'program-stop':
      return session.program.stop();
    case 'program-pause':
      return session.program.pause();
    case 'program-resume':
      return session.program.resume();
    case 'program-next':
      return session.program.skipOn();
    case 'program-back':
      return session.program.skipBack();
    case 'program-seek':
      return session.program.seek(act.toMs);
    case 'suggestion':
      return session.patch(
        {
          globalModulationHz: act.slowHz,
          centerModulationHz: act.fastHz,
          visualHue: act.hue,
        },
        'suggestion',
      );
  }
}
