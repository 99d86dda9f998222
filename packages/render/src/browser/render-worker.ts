// A worker that makes one audio file. It is served with a policy of its own, which lets encoders run.
import mp3Address from 'wasm-media-encoders/wasm/mp3?url';
import { FILE_RATE } from '@overtone/domain/audio-file/formats';
import { fileEncoder } from '../files/file-encoder.ts';
import { makeFile } from '../files/make-file.ts';
import { sampleRenderer } from '../samples/sample-renderer.ts';
import { soundInMemory } from '../samples/sound-source.ts';
import { samplesOf, scoreOfProgram } from '../score/program-score.ts';
import { MissingEncoder } from './missing-encoder.ts';
import { placeSink } from './place-sink.ts';
import { webOpus } from './web-opus.ts';
import type { WorkerOrder, WorkerReport } from './worker-messages.ts';

/** So often the page is told how far it is: each hundredth of the way. */
const STEPS = 100;

const ended = new AbortController();

function report(message: WorkerReport): void {
  postMessage(message);
}

async function mp3Program(): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(mp3Address);
  if (!response.ok) throw new Error(`The encoder could not be loaded (${response.status}).`);
  return new Uint8Array(await response.arrayBuffer());
}

const turns = new MessageChannel();

/** Lets messages in: what renders and writes without waiting would not hear that it is cancelled. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    turns.port1.addEventListener('message', () => resolve(), { once: true });
    turns.port1.start();
    turns.port2.postMessage(null);
  });
}

async function make({ program, choice, tracks, place }: WorkerOrder & { kind: 'make' }) {
  const samples = samplesOf(program);
  const trackOf = (name: string) => {
    const track = tracks[name];
    return track ? soundInMemory(track) : null;
  };
  const render = sampleRenderer(scoreOfProgram(program), FILE_RATE, trackOf);
  const sink = await placeSink(place);
  let told = -1;
  try {
    const facts = { title: program.name, samples };
    const encoder = await fileEncoder(choice, sink, facts, { mp3Program, opusPackets: webOpus });
    const work = {
      samples,
      ahead: 1,
      signal: ended.signal,
      async chunk(first: number, count: number) {
        await nextTurn();
        return render(first, count);
      },
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
  try {
    await make(order);
    report({ kind: 'done' });
  } catch (cause) {
    if (ended.signal.aborted) return report({ kind: 'cancelled' });
    const reason = cause instanceof Error ? cause.message : String(cause);
    report({ kind: 'failed', reason, isFormat: cause instanceof MissingEncoder });
  }
}

addEventListener('message', ({ data }: MessageEvent<WorkerOrder>) => void follow(data));
