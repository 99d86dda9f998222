import { NATURE_TRACKS } from '@overtone/domain/session/background-sounds';
import type { Seconds } from '@overtone/domain/units';
import { settled } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import type { BackgroundPlan } from '../stimulus/sound-plan.ts';
import { backgroundSound, TRY_AGAIN_AFTER_S } from './background-sound.ts';

const [RAIN, OTHER] = NATURE_TRACKS;
const ambient = (track: BackgroundPlan['track']): BackgroundPlan => ({
  kind: 'ambient',
  track,
  gain: 0.1,
});
const OFF: BackgroundPlan = { ...ambient(RAIN), kind: 'off' };

/** A background whose tracks cannot be loaded, and what it asked for. */
function withoutTracks() {
  const context = new OfflineAudioContext(2, 1, 48_000);
  const asked: string[] = [];
  const failures: string[] = [];
  let nowS: Seconds = 0;
  const sound = backgroundSound(context, context.destination, {
    load(path) {
      asked.push(path);
      return Promise.reject(new Error('offline'));
    },
    onTrackFailed: (reason) => void failures.push(reason),
    nextStart: () => nowS,
  });
  async function follow(plan: BackgroundPlan, atS: Seconds): Promise<void> {
    nowS = atS;
    sound.follow(plan, atS);
    await settled();
  }
  return { follow, asked, failures };
}

describe('a track that cannot be loaded', () => {
  it('is asked for once, however often the sound moves, and again after a pause', async () => {
    const { follow, asked, failures } = withoutTracks();
    for (let step = 0; step < 20; step += 1) await follow(ambient(RAIN), step / 10);
    expect([asked.length, failures.length]).toEqual([1, 1]);
    await follow(ambient(RAIN), TRY_AGAIN_AFTER_S - 0.1);
    expect(asked).toHaveLength(1);
    await follow(ambient(RAIN), TRY_AGAIN_AFTER_S);
    await follow(ambient(RAIN), TRY_AGAIN_AFTER_S + 0.1);
    expect([asked.length, failures.length]).toEqual([2, 2]);
  });

  it('keeps no other from being asked for, and is asked for when it is chosen anew', async () => {
    const { follow, asked } = withoutTracks();
    await follow(ambient(RAIN), 0);
    await follow(ambient(OTHER), 1);
    expect(new Set(asked).size).toBe(2);
    await follow(ambient(RAIN), 2);
    await follow(OFF, 3);
    await follow(ambient(RAIN), 4);
    expect(asked).toHaveLength(4);
  });
});
