import { OVERLAY_FADE_MS } from '@overtone/domain/session/overlay-fade';
import type { Seconds } from '@overtone/domain/units';
import { lightTrackAt } from '../clock/light-track.ts';
import { phaseAt } from '@overtone/domain/rhythm/phase';
import type { LightPlan } from '../stimulus/light-plan.ts';
import { emptyFrame, fillFrame, mixFrame, type OverlayFrame } from './overlay-frame.ts';
import type { LightTracks } from './overlay-messages.ts';
import { easeParams, paramsOf, type OverlayParams } from './overlay-params.ts';

/** A plan and the phases that go with it. */
export interface PlannedLight {
  readonly plan: LightPlan;
  readonly tracks: LightTracks;
}

/** One pair of rhythms being drawn. */
interface Layer {
  light: PlannedLight;
  readonly shown: OverlayParams;
  target: OverlayParams;
}

/**
 * The wanted light, frame by frame. What stays at its rhythms eases from one plan to the next; a pair of other rhythms
 * fades in over the old one, which keeps its own swing and its own rate until it is gone. So no swing ever runs at a rate
 * that it was not planned for.
 */
export interface LightLayers {
  /** Follows this plan from the next frame on. While one pair fades into another, the latest plan waits for its turn. */
  take(light: PlannedLight): void;
  /** Fills `frame` with what is wanted at `time` on the session's clock, `elapsed[0]` seconds after the frame before. */
  fill(frame: OverlayFrame, time: Seconds, elapsed: ArrayLike<Seconds>): void;
  /** Forgets everything. */
  clear(): void;
}

const FADE_S: Seconds = OVERLAY_FADE_MS / 1000;

function layerOf(light: PlannedLight): Layer {
  return { light, shown: paramsOf(light.plan), target: paramsOf(light.plan) };
}

function keepsRhythms({ plan: one }: PlannedLight, { plan: other }: PlannedLight): boolean {
  return one.globalHz === other.globalHz && one.centreHz === other.centreHz;
}

/** Layers without a plan. */
export function lightLayers(): LightLayers {
  const phases = new Float64Array(2);
  const older = emptyFrame();
  /** How far the newest layer has come, from 0 to 1 in time. */
  const come = new Float64Array(1);
  /** How much of the leaving layer is still seen. */
  const left = new Float64Array(1);
  let leaving: Layer | null = null;
  let newest: Layer | null = null;
  let waiting: PlannedLight | null = null;

  function draw(frame: OverlayFrame, layer: Layer, time: Seconds, elapsed: ArrayLike<Seconds>) {
    easeParams(layer.shown, layer.target, elapsed);
    const { global, centre } = layer.light.tracks;
    phases[0] = phaseAt(global.later ? lightTrackAt(global, time) : global, time);
    phases[1] = phaseAt(centre.later ? lightTrackAt(centre, time) : centre, time);
    fillFrame(frame, layer.shown, phases);
  }

  function take(light: PlannedLight): void {
    if (!newest) newest = layerOf(light);
    else if (keepsRhythms(newest.light, light)) {
      newest.light = light;
      newest.target = paramsOf(light.plan);
      waiting = null;
    } else if (leaving) waiting = light;
    else {
      leaving = newest;
      newest = layerOf(light);
      come[0] = 0;
    }
  }

  function fadeOver(elapsed: ArrayLike<Seconds>): void {
    const share = Math.min(1, (come[0] ?? 0) + (elapsed[0] ?? 0) / FADE_S);
    come[0] = share;
    left[0] = 1 - share * share * (3 - 2 * share);
    if (share < 1) return;
    leaving = null;
    if (!waiting) return;
    const next = waiting;
    waiting = null;
    take(next);
    left[0] = 1;
  }

  return {
    take,
    fill(frame, time, elapsed) {
      if (leaving) fadeOver(elapsed);
      if (!newest) return;
      draw(frame, newest, time, elapsed);
      if (!leaving) return;
      draw(older, leaving, time, elapsed);
      mixFrame(frame, older, left);
    },
    clear() {
      leaving = null;
      newest = null;
      waiting = null;
    },
  };
}
