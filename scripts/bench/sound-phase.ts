// Runs inside the browser: where the rhythm that leaves the graph stands against its track, measured from outside.
import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import type { SessionSettings } from '@overtone/domain/session/settings';
import type { Hertz, Milliseconds, Seconds } from '@overtone/domain/units';
import { phaseAt } from '@overtone/domain/rhythm/phase';
import { sessionClock } from '@overtone/engine/clock/session-clock';
import { createSoundSide, type SoundSide } from '@overtone/engine/sound-side';
import { moveToNoDevice } from '@overtone/testkit/sound-device';
import { toneAt } from '@overtone/testkit/tone-analysis';

const RHYTHM_HZ: Hertz = 10;
const OTHER_RHYTHM_HZ: Hertz = 12;
const CARRIER_HZ: Hertz = 205;

/** So many samples before the one measured: a third of a second, longer than two cycles of the rhythm. */
const WINDOW_SAMPLES = 16_384;

/** What is asked of the sound: its rhythm is to be right this long after a change. */
const SETTLED_S: Seconds = 1;

const TONE: SessionSettings = {
  ...DEMO_DEFAULTS,
  isOn: true,
  globalModulationHz: 0,
  centerModulationHz: RHYTHM_HZ,
  globalModulationStrength: 0.8,
  isochronicPitch: CARRIER_HZ,
  masterAudioVolume: 1,
  backgroundSoundType: 'off',
};

/** How long the page is held up at most where starts are to be late. */
const LONGEST_STALL_MS: Milliseconds = 40;

/** Everything that reaches the speakers of a context, to be looked at. */
const heard = new WeakMap<BaseAudioContext, AnalyserNode>();

/** The context that was opened last. */
let opened: AudioContext | null = null;

/** Longest time for which the page is held up wherever a node is started or connected; 0 for never. */
let longestStallMs: Milliseconds = 0;

function stall(): void {
  if (longestStallMs === 0 || Math.random() > 0.1) return;
  const until = performance.now() + longestStallMs * Math.random();
  while (performance.now() < until);
}

/** Listens to whatever is connected to a destination, and holds the page up where a test asks for it. */
function listen(): void {
  const { connect } = AudioNode.prototype;
  const { start } = AudioScheduledSourceNode.prototype;
  Object.assign(AudioNode.prototype, {
    connect(this: AudioNode, ...target: Parameters<typeof connect>) {
      stall();
      if (target[0] instanceof AudioDestinationNode) {
        const known = heard.get(this.context);
        const analyser = known ?? new AnalyserNode(this.context, { fftSize: 32_768 });
        heard.set(this.context, analyser);
        Reflect.apply(connect, this, [analyser]);
        if (this.context instanceof AudioContext) opened = this.context;
      }
      return connect.apply(this, target);
    },
  });
  for (const kind of [OscillatorNode, AudioBufferSourceNode, ConstantSourceNode]) {
    Object.assign(kind.prototype, {
      start(this: AudioScheduledSourceNode, ...when: Parameters<typeof start>) {
        stall();
        start.apply(this, when);
        stall();
      },
    });
  }
}

/** A sound alone, with a device of its own. */
interface LoneSound {
  readonly side: SoundSide;
  readonly context: AudioContext;
}

async function open(settings: SessionSettings): Promise<LoneSound> {
  const clock = sessionClock();
  const side = createSoundSide({
    settings,
    clock,
    light: 'off',
    lightUnder: () => ({}),
    perform: () => undefined,
    load: () => Promise.reject(new Error()),
    onProblem: (reason) => {
      throw new Error(reason);
    },
  });
  const starting = side.start();
  const context = opened;
  if (!context) throw new Error('nothing was connected');
  await starting;
  return { side, context };
}

function seconds(s: Seconds): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 1000 * s));
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await seconds(0.01);
}

/** How late the rhythm is by its sidebands, in the samples that left the graph last. */
async function lateMs({ side, context }: LoneSound): Promise<Milliseconds> {
  const samples = new Float32Array(32_768);
  const readings: number[] = [];
  for (let i = 0; i < 5; i += 1) {
    await seconds(0.013);
    const before = context.currentTime;
    heard.get(context)?.getFloatTimeDomainData(samples);
    if (context.currentTime !== before) i -= 1;
    else readings.push(lateBy(samples, before, context.sampleRate, side));
  }
  return readings.toSorted((a, b) => Math.abs(a) - Math.abs(b))[2] ?? Number.NaN;
}

function lateBy(samples: Float32Array, at: Seconds, rate: Hertz, side: SoundSide): Milliseconds {
  const track = side.performance().tracks.centre.sound;
  const from = samples.length - WINDOW_SAMPLES;
  const tone = (hz: Hertz) => toneAt(samples, rate, hz, from).phase;
  const turns = (tone(CARRIER_HZ + track.hz) - tone(CARRIER_HZ - track.hz) - 0.5) / 2;
  const phase = phaseAt(track, at - WINDOW_SAMPLES / 2 / rate);
  // Sidebands tell the phase up to half a cycle: 50 ms, which no number of a device's 23 ms buffers comes to.
  const half = 2 * (phase - turns);
  const apart = (half - Math.round(half)) / 2;
  return (1000 * apart) / track.hz;
}

async function settle(sound: LoneSound): Promise<Milliseconds> {
  await seconds(SETTLED_S);
  return lateMs(sound);
}

async function offAndOn(sound: LoneSound): Promise<Milliseconds> {
  sound.side.apply({ ...TONE, isOn: false });
  await until(() => sound.side.state.get().audio === 'suspended');
  await seconds(0.05 * Math.random());
  sound.side.apply(TONE);
  await until(() => sound.side.state.get().audio === 'running');
  return settle(sound);
}

/** A sound that is moved to another device in the middle. Only once: where there is no device, there is no way back. */
async function changeDevice(sound: LoneSound): Promise<Milliseconds> {
  await seconds(SETTLED_S);
  await moveToNoDevice(sound.context);
  return settle(sound);
}

async function changeRate(sound: LoneSound, round: number): Promise<Milliseconds> {
  const centerModulationHz = round % 2 === 0 ? OTHER_RHYTHM_HZ : RHYTHM_HZ;
  sound.side.apply({ ...TONE, centerModulationHz });
  return settle(sound);
}

/** What can happen to a sound. */
export type SoundTrial = 'off and on' | 'late start' | 'device' | 'rate';

/** How late the rhythm was a second after each, and how often the sound says that it led a rhythm back. */
export interface SoundTrialResult {
  readonly late: readonly Milliseconds[];
  readonly timesLedBack: number;
}

type Step = (sound: LoneSound, round: number) => Promise<Milliseconds>;

const STEPS: Readonly<Record<SoundTrial, { readonly isFresh: boolean; readonly step: Step }>> = {
  'off and on': { isFresh: false, step: offAndOn },
  'late start': { isFresh: true, step: settle },
  device: { isFresh: true, step: changeDevice },
  rate: { isFresh: false, step: changeRate },
};

/** Goes through a trial `rounds` times, on `devices` sounds at once. */
export async function soundTrial(
  trial: SoundTrial,
  rounds: number,
  devices: number,
): Promise<SoundTrialResult> {
  const { isFresh, step } = STEPS[trial];
  const late: Milliseconds[] = [];
  let timesLedBack = 0;
  longestStallMs = trial === 'late start' ? LONGEST_STALL_MS : 0;

  function close({ side }: LoneSound): void {
    timesLedBack += side.signal().soundPhase.timesLedBack;
    side.close();
  }

  async function onOneDevice(): Promise<void> {
    let sound = await open(TONE);
    for (let round = 0; round < rounds; round += 1) {
      late.push(await step(sound, round));
      if (!isFresh) continue;
      close(sound);
      sound = await open(TONE);
    }
    close(sound);
  }

  await Promise.all(
    Array.from({ length: devices }, async (_, device) => {
      await seconds(0.2 * device);
      await onOneDevice();
    }),
  );
  longestStallMs = 0;
  return { late, timesLedBack };
}

listen();
