// A worker that makes one audio file. It is served with a policy of its own, which lets encoders run.
import mp3Address from 'wasm-media-encoders/wasm/mp3?url';
import { fileEncoder } from '../files/file-encoder.ts';
import { loaded } from '../files/loaded.ts';
import { makeFile } from '../files/make-file.ts';
import { type ChunkHand, type ChunkQueue, chunkQueue } from '../samples/chunk-queue.ts';
import type { RenderedChunk } from '../samples/sample-renderer.ts';
import { samplesOf } from '../score/program-score.ts';
import { fileFailure } from './file-failure.ts';
import { placeSink } from './place-sink.ts';
import { untilAborted } from './until-aborted.ts';
import { webOpus } from './web-opus.ts';
import type { WorkerOrder, WorkerReport } from './worker-messages.ts';

/** So often the page is told how far it is: each hundredth of the way. */
const STEPS = 100;

const ended = new AbortController();

function report(message: WorkerReport): void {
  postMessage(message);
}

async function fetchedBytes(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

async function mp3Program(): Promise<Uint8Array<ArrayBuffer>> {
  return loaded(fetchedBytes(mp3Address));
}

/** Chunks that are rendered elsewhere, as soon as somebody is free, until the file is not wanted any more. */
function rendering(ports: readonly MessagePort[]): ChunkQueue {
  const queue = chunkQueue();
  for (const port of ports) {
    const hand: ChunkHand = (order, memory) => port.postMessage(order, memory);
    port.addEventListener('message', ({ data }: MessageEvent<RenderedChunk>) =>
      queue.take(hand, data),
    );
    port.start();
    queue.join(hand);
  }
  const fail = () => queue.fail(new Error('The file is not wanted any more.'));
  ended.signal.addEventListener('abort', fail, { once: true });
  return queue;
}

/** What comes of loading a part; rejects at once when the file is not wanted any more. */
async function unlessEnded<Part>(loading: Promise<Part>): Promise<Part> {
  await Promise.race([loading, untilAborted(ended.signal)]);
  ended.signal.throwIfAborted();
  return loading;
}

async function make({ program, choice, place, renderers }: WorkerOrder & { kind: 'make' }) {
  const samples = samplesOf(program);
  const { chunk, release } = rendering(renderers);
  const sink = await placeSink(place);
  let told = -1;
  try {
    const facts = { title: program.name, samples };
    const opening = fileEncoder(choice, sink, facts, { mp3Program, opusPackets: webOpus });
    const encoder = await unlessEnded(opening);
    const work = {
      samples,
      ahead: 2 * renderers.length,
      signal: ended.signal,
      chunk,
      release,
      onProgress(share: number) {
        const step = Math.floor(share * STEPS);
        if (step === told) return;
        told = step;
        report({ kind: 'progress', share });
      },
    };
    await makeFile(work, encoder);
    await sink.close();
  } catch (cause) {
    await sink.drop();
    throw cause;
  }
}

async function follow(order: WorkerOrder): Promise<void> {
  if (order.kind === 'cancel') return ended.abort();
  report({ kind: 'begun' });
  try {
    await make(order);
    report({ kind: 'done' });
  } catch (cause) {
    if (ended.signal.aborted) return report({ kind: 'cancelled' });
    report({ kind: 'failed', why: fileFailure(cause) });
  }
}

addEventListener('message', ({ data }: MessageEvent<WorkerOrder>) => void follow(data));
