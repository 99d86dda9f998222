import type { LightReason } from '@overtone/engine/stimulus/delivered-light';

const NOTES: Readonly<Record<LightReason, string | null>> = {
  off: null,
  'as-asked': null,
  screen: 'held by this screen',
  'unknown-screen': 'measuring this screen…',
  'unsteady-screen': 'while this screen’s timing is uneven',
};

/** Why light pulses more slowly than was asked, in a few words; null where it does not. */
export function lightNote(reason: LightReason): string | null {
  return NOTES[reason];
}
