import type { Seconds } from '@overtone/domain/units';
import type { LightTrack } from '../clock/light-track.ts';
import type { RefreshReading } from '../clock/refresh-monitor.ts';
import type { LightPlan } from '../stimulus/light-plan.ts';

/** The light's phases of the pair. */
export interface LightTracks {
  readonly global: LightTrack;
  readonly centre: LightTrack;
}

/** What the overlay is told. Times are on the session's clock (the audible time of the sound). */
export type OverlayCommand =
  | {
      readonly kind: 'plan';
      readonly plan: LightPlan;
      readonly tracks: LightTracks;
      /** The plan holds from this time on. */
      readonly from: Seconds;
    }
  /** Session clock = seconds of the clock that all threads share + `offset`. */
  | { readonly kind: 'clock'; readonly offset: Seconds }
  /** Dark at once, without a fade. */
  | { readonly kind: 'halt' }
  | { readonly kind: 'size'; readonly width: number; readonly height: number };

/** What the overlay reports. */
export type OverlayReport =
  | { readonly kind: 'unavailable'; readonly reason: string }
  /** A light's first frame was drawn, or the first after it was unavailable. */
  | { readonly kind: 'available' }
  | ({ readonly kind: 'refresh' } & RefreshReading);

/** What whoever draws says to the canvas's owner: a report, or that frames come from now on, or none any more. */
export type SurfaceReport = OverlayReport | { readonly kind: 'lit'; readonly isLit: boolean };
