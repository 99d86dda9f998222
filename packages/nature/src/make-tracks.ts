/**
 * Makes the nature tracks, their records and their pictures: `npm run tracks`.
 * Names after `--` make only those tracks; `--check` writes nothing and compares the fingerprints.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { NATURE_TRACKS, type NatureTrack } from '@overtone/domain/session/background-sounds';
import { encodeMp3 } from './files/encode.ts';
import {
  fingerprint,
  mp3Path,
  picturePath,
  readRecords,
  writeRecords,
  type TrackRecord,
} from './files/track-files.ts';
import { measureLoudness } from './mastering/loudness.ts';
import { quantised } from './mastering/mastering.ts';
import { truePeak } from './mastering/true-peak.ts';
import { trackPicture } from './pictures/track-picture.ts';
import { makeTrack, TRACKS } from './tracks.ts';

const { values, positionals } = parseArgs({
  options: { check: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const chosen = chosenTracks(positionals);
if (values.check) checkTracks(chosen);
else writeTracks(chosen);

function chosenTracks(names: readonly string[]): readonly NatureTrack[] {
  if (names.length === 0) return NATURE_TRACKS;
  const unknown = names.filter((name) => !NATURE_TRACKS.some((track) => track === name));
  if (unknown.length > 0) {
    console.error(
      `No such track: ${unknown.join(', ')}. The tracks are ${NATURE_TRACKS.join(', ')}.`,
    );
    process.exit(2);
  }
  return NATURE_TRACKS.filter((track) => names.includes(track));
}

function writeTracks(tracks: readonly NatureTrack[]): void {
  const records = readRecords();
  for (const track of tracks) {
    const loop = makeTrack(track);
    const samples = quantised(loop);
    const loudness = measureLoudness(loop);
    const record: TrackRecord = {
      seed: TRACKS[track].seed,
      sha256: fingerprint(samples),
      integratedLufs: rounded(loudness.integrated),
      loudnessRangeLu: rounded(loudness.range),
      truePeakDbtp: rounded(truePeak(loop)),
    };
    encodeMp3(samples, mp3Path(track));
    writeFileSync(picturePath(track), trackPicture(loop));
    records[track] = record;
    writeRecords(records);
    console.log(
      `${track}: ${record.integratedLufs} LUFS, range ${record.loudnessRangeLu} LU, ${record.truePeakDbtp} dBTP`,
    );
  }
}

function checkTracks(tracks: readonly NatureTrack[]): void {
  const records = readRecords();
  const changed = tracks.filter((track) => {
    const same = fingerprint(quantised(makeTrack(track))) === records[track]?.sha256;
    console.log(`${track}: ${same ? 'same' : 'CHANGED'}`);
    return !same;
  });
  if (changed.length > 0) process.exitCode = 1;
}

function rounded(level: number): number {
  return Math.round(level * 100) / 100;
}
