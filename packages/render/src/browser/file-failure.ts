import { PartNotLoaded } from '../files/loaded.ts';
import { NoRoom } from '../files/no-room.ts';
import { MissingEncoder } from './missing-encoder.ts';

/** Why a file was not made, as far as a person can do something about it. */
export type FileFailure = 'not-loaded' | 'no-room' | 'no-encoder' | 'ours';

/** Why an error kept a file from being made. */
export function fileFailure(cause: unknown): FileFailure {
  if (cause instanceof PartNotLoaded) return 'not-loaded';
  if (cause instanceof MissingEncoder) return 'no-encoder';
  if (cause instanceof NoRoom || isQuota(cause)) return 'no-room';
  return 'ours';
}

/** Why a worker failed: one that could not be loaded says nothing, one that went wrong says what. */
export function workerFailure(event: Event): FileFailure {
  return event instanceof ErrorEvent && event.message !== '' ? 'ours' : 'not-loaded';
}

function isQuota(cause: unknown): boolean {
  return cause instanceof DOMException && cause.name === 'QuotaExceededError';
}
