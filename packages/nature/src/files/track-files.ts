import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { NATURE_TRACKS, type NatureTrack } from '@overtone/domain/session/background-sounds';
import type { Decibels } from '@overtone/domain/units';

/** What is known of a committed track: enough to make it again and see that it is the same. */
export type TrackRecord = {
  readonly seed: number;
  /** Of the loop's 24-bit samples, interleaved, little-endian in 32 bits each. */
  readonly sha256: string;
  readonly integratedLufs: Decibels;
  readonly loudnessRangeLu: Decibels;
  readonly truePeakDbtp: Decibels;
};

const TRACKS_FOLDER = new URL('../../tracks/', import.meta.url);
const PICTURES_FOLDER = new URL('../../../../docs/sound/', import.meta.url);
const RECORDS = new URL('tracks.json', TRACKS_FOLDER);

/** Where a track's mp3 is kept. */
export function mp3Path(track: NatureTrack): string {
  return fileURLToPath(new URL(`${encodeURIComponent(track)}.mp3`, TRACKS_FOLDER));
}

/** Where a track's picture is kept. */
export function picturePath(track: NatureTrack): string {
  const slug = track.toLowerCase().replaceAll(' ', '-');
  return fileURLToPath(new URL(`${slug}.png`, PICTURES_FOLDER));
}

/** The committed records by track. */
export function readRecords(): Partial<Record<NatureTrack, TrackRecord>> {
  return JSON.parse(readFileSync(RECORDS, 'utf8'));
}

/** Writes the records, in the order of the product's list. */
export function writeRecords(records: Partial<Record<NatureTrack, TrackRecord>>): void {
  const ordered = NATURE_TRACKS.map((track) => [track, records[track]]);
  writeFileSync(RECORDS, `${JSON.stringify(Object.fromEntries(ordered), null, 2)}\n`);
}

/** Fingerprint of a loop's 24-bit samples; equal on every machine that runs the pinned Node. */
export function fingerprint(samples: Int32Array): string {
  return createHash('sha256').update(new Uint8Array(samples.buffer)).digest('hex');
}
