import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { OVERLAY_FADE_MS } from '@overtone/domain/session/overlay-fade';
import type { Stop } from '@overtone/domain/stop';
import { everyFrame } from './clock/frame-loop.ts';
import { performanceNow } from './clock/performance-clock.ts';
import { refreshMonitor } from './clock/refresh-monitor.ts';
import { sessionClock } from './clock/session-clock.ts';
import type { Engine, LightStatus } from './engine.ts';
import { RECORD_WINDOW_S } from './limiter/change-record.ts';
import { createSoundSide, type EngineSurroundings, type Performance } from './sound-side.ts';
import { lightOutput } from './visual/light-output.ts';
import type { OverlayReport } from './visual/overlay-messages.ts';
import type { OverlaySurface } from './visual/overlay-surface.ts';

/** Light and sound on this page. The only place where clock, sound and light are joined. */
export function createEngine(surroundings: EngineSurroundings): Engine {
  const clock = sessionClock();
  let light: OverlaySurface | null = null;
  let stopTracking: Stop | null = null;
  const surfaces = new WeakMap<HTMLCanvasElement, OverlaySurface>();
  let detachedMs = -Infinity;
  const side = createSoundSide({
    ...surroundings,
    settings: DEMO_DEFAULTS,
    clock,
    light: 'detached',
    lightUnder,
    perform,
  });
  const { state, start, apply, choose, time } = side;

  function lightUnder(isOn: boolean): { readonly light?: LightStatus } {
    if (state.get().light === 'unavailable') return {};
    if (!light) return { light: 'detached' };
    return { light: isOn ? 'on' : 'off' };
  }

  function followClock(isOn: boolean): void {
    if (isOn && light) {
      stopTracking ??= clock.track((offset) => light?.send({ kind: 'clock', offset }));
    } else {
      stopTracking?.();
      stopTracking = null;
    }
  }

  function show(output: OverlaySurface, { plan, tracks, from }: Performance, isOn: boolean): void {
    output.send({ kind: 'clock', offset: clock.offset });
    output.send({
      kind: 'plan',
      plan: { ...plan.light, isOn },
      tracks: { global: tracks.global.light, centre: tracks.centre.light },
      from,
    });
  }

  function perform(performance: Performance): void {
    const { isOn } = performance.plan.light;
    followClock(isOn);
    if (light) show(light, performance, isOn);
  }

  /** Knows the screen before the first light, so that the light starts as it will go on, if it is still that screen then. */
  function measureOnce(): Stop {
    const monitor = refreshMonitor();
    const stop = everyFrame(window, (stampMs) => {
      const found = monitor.frame(stampMs);
      if (!found) return;
      stop();
      side.screenIs(found);
    });
    return stop;
  }

  /** A canvas that was taken away within a second, fade and all, may have flashed as often as it may. */
  function followsAnother(): boolean {
    return performanceNow() - detachedMs < 1000 * RECORD_WINDOW_S + OVERLAY_FADE_MS;
  }

  function regain(): void {
    const { light: status, plan } = state.get();
    if (light && status === 'unavailable') side.update({ light: plan.light.isOn ? 'on' : 'off' });
  }

  function heard(report: OverlayReport): void {
    if (report.kind === 'refresh') {
      side.count({ shown: report.shownFrames, dropped: report.droppedFrames });
      return side.screenIs(report);
    }
    if (report.kind === 'available') return regain();
    surroundings.onProblem(report.reason);
    side.update({ light: 'unavailable', lightReason: report.reason });
  }

  return {
    state,
    start,
    apply,
    choose,
    time,
    signal() {
      // Frames keep the clock true as long as there is light; without it, it is looked at.
      if (!stopTracking) clock.look();
      return side.signal();
    },
    attachCanvas(canvas) {
      const output = surfaces.get(canvas) ?? lightOutput(canvas, heard, followsAnother());
      surfaces.set(canvas, output);
      light = output;
      const stopMeasuring = measureOnce();
      side.perform();
      return () => {
        stopMeasuring();
        if (light !== output) return;
        show(output, side.performance(), false);
        light = null;
        detachedMs = performanceNow();
        followClock(false);
        side.update({ light: 'detached' });
      };
    },
    shutDown() {
      followClock(false);
      light?.send({ kind: 'halt' });
      side.close();
    },
  };
}
