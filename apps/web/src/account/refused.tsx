import { type Loaded, refusalIn } from './use-loaded.ts';

/** Why something could not be read, or not be read again. */
export function Refused({ state }: { readonly state: Loaded<unknown> }) {
  const refusal = refusalIn(state);
  return refusal === undefined ? null : <p role="alert">{refusal.sentence}</p>;
}
