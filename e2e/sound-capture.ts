import type { Page } from '@playwright/test';

/** Served to the page as a worklet: hands every block of samples to the page. */
const TAP_WORKLET = `
registerProcessor('tap', class extends AudioWorkletProcessor {
  process([input]) {
    if (input[0]) this.port.postMessage(input[0].slice());
    return true;
  }
});`;

/**
 * Lets a test hear what the page sends to the speakers: whatever is connected to a context's destination is tapped as
 * well, sample by sample. Call before the page is opened.
 */
export async function tapSound(page: Page): Promise<void> {
  await page.route('**/e2e-tap-worklet.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: TAP_WORKLET }),
  );
  await page.addInitScript(() => {
    const blocks: Float32Array[] = [];
    const heard = { blocks, sampleRate: 0, isOpen: false };
    Object.assign(window, { heard });
    const connect = AudioNode.prototype.connect as (this: AudioNode, ...args: unknown[]) => unknown;
    const buses = new WeakMap<BaseAudioContext, GainNode>();

    function busOf(context: BaseAudioContext): GainNode {
      const known = buses.get(context);
      if (known) return known;
      const bus = new GainNode(context);
      buses.set(context, bus);
      heard.sampleRate = context.sampleRate;
      void context.audioWorklet.addModule('/e2e-tap-worklet.js').then(() => {
        const tap = new AudioWorkletNode(context, 'tap', { numberOfOutputs: 0 });
        tap.port.onmessage = ({ data }: MessageEvent<Float32Array>) => {
          if (heard.isOpen) heard.blocks.push(data);
        };
        connect.call(bus, tap);
      });
      return bus;
    }

    Object.assign(AudioNode.prototype, {
      connect(this: AudioNode, target: AudioNode | AudioParam, ...rest: unknown[]) {
        if (target === this.context.destination) connect.call(this, busOf(this.context));
        return connect.call(this, target, ...rest);
      },
    });
  });
}

type Heard = { blocks: Float32Array[]; sampleRate: number; isOpen: boolean };

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
      const { heard } = window as unknown as { heard: Heard };
      return heard.blocks.length * 128 >= wanted * heard.sampleRate && heard.sampleRate > 0;
    },
    seconds,
    { timeout: 60_000 },
  );
  return page.evaluate(() => {
    const { heard } = window as unknown as { heard: Heard };
    heard.isOpen = false;
    return {
      samples: heard.blocks.flatMap((block) => Array.from(block)),
      sampleRate: heard.sampleRate,
    };
  });
}
