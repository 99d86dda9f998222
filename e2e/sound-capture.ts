import { expect, type Page } from '@playwright/test';

/** Reads a track sample by sample; in Chromium, and not yet in TypeScript's library. */
declare const MediaStreamTrackProcessor: new (init: {
  readonly track: MediaStreamTrack;
  readonly maxBufferSize: number;
}) => { readonly readable: ReadableStream<AudioData> };

interface Heard {
  readonly blocks: Float32Array[];
  sampleRate: number;
  isOpen: boolean;
}

/**
 * Lets a test hear what the page sends to the speakers: whatever is connected to a context's destination is read as
 * well, sample by sample. Call before the page is opened.
 */
export async function tapSound(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: Heard = { blocks: [], sampleRate: 0, isOpen: false };
    Object.assign(window, { heard });
    const buses = new WeakMap<BaseAudioContext, MediaStreamAudioDestinationNode>();
    const connect = Reflect.get(AudioNode.prototype, 'connect');

    async function listen(track: MediaStreamTrack): Promise<void> {
      const processor = new MediaStreamTrackProcessor({ track, maxBufferSize: 4096 });
      const reader = processor.readable.getReader();
      for (let { value } = await reader.read(); value; { value } = await reader.read()) {
        const block = new Float32Array(value.numberOfFrames);
        value.copyTo(block, { planeIndex: 0, format: 'f32-planar' });
        heard.sampleRate = value.sampleRate;
        if (heard.isOpen) heard.blocks.push(block);
        value.close();
      }
    }

    function busOf(context: AudioContext): AudioNode {
      const known = buses.get(context);
      if (known) return known;
      const bus = context.createMediaStreamDestination();
      buses.set(context, bus);
      for (const track of bus.stream.getAudioTracks()) void listen(track);
      return bus;
    }

    Object.assign(AudioNode.prototype, {
      connect(this: AudioNode, target: AudioNode | AudioParam, ...rest: unknown[]): unknown {
        const { context } = this;
        if (target === context.destination && context instanceof AudioContext) {
          Reflect.apply(connect, this, [busOf(context)]);
        }
        return Reflect.apply(connect, this, [target, ...rest]);
      },
    });
  });
}

/** Records until `seconds` of sound have come, from now. */
export async function recordSound(
  page: Page,
  seconds: number,
): Promise<{ samples: number[]; sampleRate: number }> {
  await page.evaluate(() => {
    const { heard } = window as unknown as { heard: Heard };
    heard.blocks.length = 0;
    heard.isOpen = true;
  });
  await page.waitForFunction(
    (wanted) => {
      const { blocks, sampleRate } = (window as unknown as { heard: Heard }).heard;
      const samples = blocks.reduce((sum, block) => sum + block.length, 0);
      return sampleRate > 0 && samples >= wanted * sampleRate;
    },
    seconds,
    { timeout: 60_000, polling: 100 },
  );
  return page.evaluate(() => {
    const { heard } = window as unknown as { heard: Heard };
    heard.isOpen = false;
    return { samples: heard.blocks.flatMap((block) => [...block]), sampleRate: heard.sampleRate };
  });
}

/** The largest size of any sample. A slow machine hands over more of them than a call can take as arguments. */
export function peakOf(samples: readonly number[]): number {
  return samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
}

/** The largest size of what half a second sounds like from now on. */
export async function peakOfSound(page: Page): Promise<number> {
  return peakOf((await recordSound(page, 0.5)).samples);
}

/** Waits until something is heard, for as long as a recording may take. */
export async function expectSound(page: Page): Promise<void> {
  await expect.poll(() => peakOfSound(page), { timeout: 60_000 }).toBeGreaterThan(0.01);
}
