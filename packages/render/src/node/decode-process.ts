// A process that decodes one nature track to a file, and takes the memory that this needs with it when it ends.
// Its arguments: the address of the folder where the tracks lie, the track's name, the file.
import { NATURE_TRACKS } from '@overtone/domain/session/background-sounds';
import { decodeTrack } from './decode-track.ts';

const [, , folder = '', wanted, path = ''] = process.argv;
const name = NATURE_TRACKS.find((each) => each === wanted);
try {
  if (!name) throw new Error(`There is no track ${wanted}.`);
  await decodeTrack(new URL(folder), name, path);
} catch (cause) {
  process.stderr.write(cause instanceof Error ? cause.message : String(cause));
  process.exitCode = 1;
}
