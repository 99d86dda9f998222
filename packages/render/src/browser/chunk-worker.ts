// A worker that renders chunks of one program for the worker that makes its file, through a port of their own.
import { FILE_RATE } from '@overtone/domain/audio-file/formats';
import type { ChunkOrder } from '../samples/chunk-queue.ts';
import { sampleRenderer } from '../samples/sample-renderer.ts';
import { soundInMemory } from '../samples/sound-source.ts';
import { scoreOfProgram } from '../score/program-score.ts';
import type { ChunkWorkerStart } from './worker-messages.ts';

function follow({ program, tracks, port }: ChunkWorkerStart): void {
  const sounds = Object.entries(tracks).map(
    ([name, track]) => [name, soundInMemory(track)] as const,
  );
  const sources = new Map(sounds);
  const render = sampleRenderer(
    scoreOfProgram(program),
    FILE_RATE,
    (name) => sources.get(name) ?? null,
  );
  port.addEventListener('message', ({ data }: MessageEvent<ChunkOrder>) => {
    const chunk = render(data.first, data.count, data.into);
    port.postMessage(chunk, [chunk.left.buffer, chunk.right.buffer]);
  });
  port.start();
}

addEventListener('message', ({ data }: MessageEvent<ChunkWorkerStart>) => follow(data), {
  once: true,
});
