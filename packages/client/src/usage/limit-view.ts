import type { LimitWatch } from './limit-watch.ts';

/** What a person sees of their daily limit, whoever counts. */
export interface LimitView extends Pick<LimitWatch, '$notice' | '$endsSoon'> {
  readonly dismissNotice: () => void;
}
