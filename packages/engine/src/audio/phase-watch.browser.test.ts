import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import type { SessionSettings } from '@overtone/domain/session/settings';
import type { Seconds } from '@overtone/domain/units';
import { steadyOutput } from '@overtone/testkit/outputs';
import { moveToNoDevice } from '@overtone/testkit/sound-device';
import { clickLevel } from '@overtone/testkit/tone-analysis';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { trackFrom } from '@overtone/domain/rhythm/phase';
import { beginTracks } from '../clock/rhythm-tracks.ts';
import { stimulusFrom } from '../stimulus/plan.ts';
import { soundSeries } from '@overtone/domain/rhythm/pulse-series';
import { type LiveSound, liveSound } from './live-sound.ts';
import { modulatedGain, type SoundingRhythm } from './modulated-gain.ts';
import { phaseWatch } from './phase-watch.ts';
import { nextStart } from './start-time.ts';

let context: AudioContext;

afterEach(async () => {
  vi.restoreAllMocks();
  await context.close();
});

async function openContext(): Promise<void> {
  context = new AudioContext();
  await until(() => context.currentTime > 0.3);
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise(requestAnimationFrame);
}

/** A rhythm of which a test says what each reading finds, and that tells after how many readings it was led back. */
function readAs(lagAt: (reading: number) => Seconds | null) {
  const ledBackAfter: number[] = [];
  let readings = 0;
  const sounding: SoundingRhythm = {
    lag: () => lagAt((readings += 1)),
    realign: () => void ledBackAfter.push(readings),
  };
  return { sounding, ledBackAfter, readings: () => readings };
}

/** A rhythm of which a test says how late it is, before it is led back and after. */
function rhythm(before: Seconds | null, after: Seconds | null = 0) {
  let ledBack = 0;
  const sounding: SoundingRhythm = {
    lag: () => (ledBack > 0 ? after : before),
    realign: () => void (ledBack += 1),
  };
  return { sounding, ledBack: () => ledBack };
}

describe('the watch on a rhythm', () => {
  it('leads one back that is off, counts it, and leaves one alone that is not', async () => {
    await openContext();
    const late = rhythm(0.0232);
    const right = rhythm(0.0002);
    const phase = phaseWatch(context, [late.sounding, right.sounding]);
    expect(phase()).toEqual({ lagMs: 23.2, timesLedBack: 0 });
    await until(() => phase().timesLedBack === 1);
    await until(() => phase().lagMs === 0.2);
    expect(late.ledBack()).toBe(1);
    expect(right.ledBack()).toBe(0);
  });

  it('takes a reading each fifth of a second', async () => {
    await openContext();
    const readAtS: Seconds[] = [];
    const right = readAs((reading) => {
      readAtS[reading] = context.currentTime;
      return 0;
    });
    phaseWatch(context, [right.sounding]);
    await until(() => right.readings() > 12);
    // A page that has much else to do hears late that it is time for one: how soon they come the soonest tells.
    const gapsS = readAtS.slice(2).map((atS, i) => atS - (readAtS[i + 1] ?? NaN));
    expect(Math.min(...gapsS)).toBeGreaterThan(0.19);
    expect(Math.min(...gapsS)).toBeLessThan(0.3);
  });

  it('says nothing of one that cannot be read', async () => {
    await openContext();
    const silent = rhythm(null);
    const phase = phaseWatch(context, [silent.sounding]);
    const begunS = context.currentTime;
    await until(() => context.currentTime > begunS + 1);
    expect(phase()).toEqual({ lagMs: null, timesLedBack: 0 });
  });

  it('says nothing of one that was read before and cannot be any more', async () => {
    await openContext();
    const fading = readAs((reading) => (reading === 1 ? 0.0232 : null));
    const phase = phaseWatch(context, [fading.sounding]);
    expect(phase().lagMs).toBe(23.2);
    await until(() => fading.readings() >= 2);
    expect(phase().lagMs).toBeNull();
  });

  it('watches every rhythm, and shows the one that is off most, early or late', async () => {
    await openContext();
    const right = readAs(() => 0.0002);
    const early = readAs(() => -0.02);
    const phase = phaseWatch(context, [right.sounding, early.sounding]);
    expect(phase().lagMs).toBe(-20);
    await until(() => phase().timesLedBack > 0);
    expect(early.ledBackAfter[0]).toBe(3);
    expect(right.ledBackAfter).toEqual([]);
  });

  it('forgets its doubts at a reading that finds the rhythm where it should be', async () => {
    await openContext();
    const doubtful = readAs((reading) => (reading % 3 === 0 ? 0 : 0.0232));
    const phase = phaseWatch(context, [doubtful.sounding]);
    await until(() => doubtful.readings() >= 8);
    expect(phase().timesLedBack).toBe(0);
  });

  it('leads one back however often it slips, each time after three readings', async () => {
    await openContext();
    const slipping = readAs((reading) => (reading % 4 === 0 ? 0 : 0.0232));
    const phase = phaseWatch(context, [slipping.sounding]);
    await until(() => slipping.readings() >= 20);
    expect(slipping.ledBackAfter.slice(0, 5)).toEqual([3, 7, 11, 15, 19]);
    expect(phase().timesLedBack).toBe(slipping.ledBackAfter.length);
  });

  it('waits for three readings again where one is still off after it was led back', async () => {
    await openContext();
    const stubborn = readAs(() => 0.0232);
    phaseWatch(context, [stubborn.sounding]);
    await until(() => stubborn.readings() >= 12);
    expect(stubborn.ledBackAfter).toEqual([3, 6, 9]);
  });

  it('gives up on one that reads as late however often it is led back, and still shows it', async () => {
    await openContext();
    const stubborn = rhythm(-0.004, -0.004);
    const phase = phaseWatch(context, [stubborn.sounding]);
    await until(() => phase().timesLedBack === 3);
    const atS = context.currentTime;
    await until(() => context.currentTime > atS + 1.5);
    expect(phase()).toEqual({ lagMs: -4, timesLedBack: 3 });
  });
});

describe('a rhythm', () => {
  const plan = { hz: 10, depth: 0.4, series: soundSeries('Sine', 10) };

  /** The middle one of five readings: any may fall between two blocks of the device, or be none while its time moves on. */
  async function lagOf(sounding: SoundingRhythm): Promise<Seconds> {
    const lags: Seconds[] = [];
    await until(() => {
      const lag = sounding.lag();
      if (lag !== null) lags.push(lag);
      return lags.length === 5;
    });
    return lags.toSorted((a, b) => a - b)[2] ?? NaN;
  }

  it('is read as late as it is, and is where it should be once it is realigned', async () => {
    await openContext();
    const at = nextStart(context);
    const gain = modulatedGain(context, at);
    gain.follow(plan, trackFrom(at, 10), at);
    expect(gain.lag()).toBeNull();
    expect(Math.abs(await lagOf(gain))).toBeLessThan(0.0001);
    gain.follow(plan, trackFrom(at - 0.0232, 10), nextStart(context));
    await until(() => Math.abs(gain.lag() ?? 0) > 0.001);
    expect(await lagOf(gain)).toBeCloseTo(0.0232, 4);
    gain.realign(nextStart(context));
    expect(gain.lag()).toBeNull();
    expect(Math.abs(await lagOf(gain))).toBeLessThan(0.0001);
  });

  it('cannot be read where it moves nothing', async () => {
    await openContext();
    const at = nextStart(context);
    const gain = modulatedGain(context, at);
    gain.follow({ ...plan, depth: 0 }, trackFrom(at, 10), at);
    const readings: unknown[] = [];
    await until(() => {
      readings.push(gain.lag());
      return context.currentTime > at + 0.6;
    });
    expect(new Set(readings)).toEqual(new Set([null]));
  });

  it('is led back without a click above -80 dBFS', async () => {
    const offline = new OfflineAudioContext(1, 48_000, 48_000);
    context = new AudioContext();
    const carrier = new OscillatorNode(offline, { frequency: 205 });
    const gain = modulatedGain(offline, 0);
    carrier.connect(gain.node).connect(offline.destination);
    carrier.start();
    gain.follow(plan, trackFrom(0, 10), 0);
    // At both times the carrier is at a peak, where a cut is heard most.
    gain.follow(plan, trackFrom(0.037, 10), 0.30125);
    gain.realign(0.50125);
    const rendered = await offline.startRendering();
    expect(clickLevel(rendered.getChannelData(0).subarray(9600), 48_000)).toBeLessThan(-80);
  });
});

describe('live sound', () => {
  const TONE: SessionSettings = {
    ...DEMO_DEFAULTS,
    isOn: true,
    centerModulationHz: 10,
    backgroundSoundType: 'off',
  };

  /** A live sound that has been on for a second. */
  async function openSound() {
    const plan = stimulusFrom(TONE, steadyOutput(60));
    const opened = liveSound(plan, {
      load: () => Promise.reject(new Error()),
      onTrackFailed: () => undefined,
      onStatus: () => undefined,
      after: () => () => undefined,
    });
    if (!opened.ok) throw new Error(opened.reason);
    const sound = opened.value;
    context = sound.context;
    await sound.resume();
    const at = sound.nextStart();
    sound.follow(plan, beginTracks(plan, at), at);
    await until(() => context.currentTime > 1);
    return sound;
  }

  const isInPhase = ({ phase }: Pick<LiveSound, 'phase'>) =>
    Math.abs(phase().lagMs ?? Infinity) < 1;

  it('is back in phase once each rhythm was led back, a second after it has moved to another device', async () => {
    for (let round = 0; round < 6; round += 1) {
      const sound = await openSound();
      const { timesLedBack } = sound.phase();
      await moveToNoDevice(context);
      const movedS = context.currentTime;
      await until(() => context.currentTime > movedS + 1);
      // A page that has much else to do takes its readings late.
      await until(() => isInPhase(sound));
      expect(sound.phase().timesLedBack - timesLedBack).toBeLessThanOrEqual(2);
      if (round < 5) sound.close();
    }
  }, 300_000);

  it('starts both rhythms anew when its device wakes', async () => {
    const sound = await openSound();
    const start = vi.spyOn(AudioScheduledSourceNode.prototype, 'start');
    const begunAtWakes = () =>
      start.mock.contexts.filter((node) => node instanceof OscillatorNode).length -
      sound.phase().timesLedBack;
    for (let round = 1; round <= 10; round += 1) {
      const begun = begunAtWakes();
      await context.suspend();
      await context.resume();
      await until(() => begunAtWakes() >= begun + 2);
      const alignedS = context.currentTime;
      const { timesLedBack } = sound.phase();
      await until(() => context.currentTime > alignedS + 0.6);
      await until(() => isInPhase(sound));
      // They have begun in phase, and were not led there.
      expect(sound.phase().timesLedBack).toBe(timesLedBack);
    }
  }, 300_000);
});
