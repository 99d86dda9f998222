import { StreamTarget } from 'mediabunny';
import type { FileSink } from './file-sink.ts';

/** A muxer's way to a sink. It waits for each piece to be written. */
export function sinkTarget(sink: FileSink): StreamTarget {
  return new StreamTarget(
    new WritableStream({ write: ({ data, position }) => sink.write(data, position) }),
    { chunked: true, chunkSize: 2 ** 20 },
  );
}
