import { createFakeHost } from '@overtone/testkit/fake-host';
import { createManualClock } from '@overtone/testkit/manual-clock';
import { atom } from 'nanostores';
import { describe, expect, it } from 'vitest';
import { createInterfaceStore } from '../settings-sync/interface-store.ts';
import { createRatingAsker, QUESTION_STAYS_MS, WORTH_RATING_MS } from './rating-asker.ts';

function setUp() {
  const clock = createManualClock();
  const look = createInterfaceStore(createFakeHost().storage);
  const $isOn = atom(false);
  const $isBlind = atom(false);
  const rated: [string, number][] = [];
  const asker = createRatingAsker({
    session: { $isOn, program: { $isBlind } },
    meter: { rate: (moment, rating) => void rated.push([moment, rating]) },
    look,
    host: { after: clock.after, now: clock.now },
  });
  return { clock, look, $isOn, $isBlind, rated, asker, asked: () => asker.$question.get() };
}

describe('the question how focused somebody feels', () => {
  it('is put before and after a session, and the answers are told', () => {
    const { clock, $isOn, rated, asker, asked } = setUp();
    expect(asked()).toBeNull();
    $isOn.set(true);
    expect(asked()).toBe('before');
    asker.answer(2);
    expect(asked()).toBeNull();
    clock.advance(WORTH_RATING_MS);
    $isOn.set(false);
    expect(asked()).toBe('after');
    asker.answer(4);
    asker.answer(5);
    expect(rated).toEqual([
      ['before', 2],
      ['after', 4],
    ]);
  });

  it('is left to a blind self-test, which asks by itself', () => {
    const { clock, $isOn, $isBlind, asked } = setUp();
    // A session of it begins with the press, and is known to be one right after.
    $isOn.set(true);
    $isBlind.set(true);
    expect(asked()).toBeNull();
    clock.advance(10 * WORTH_RATING_MS);
    $isOn.set(false);
    $isBlind.set(false);
    expect(asked()).toBeNull();
    $isBlind.set(true);
    $isOn.set(true);
    expect(asked()).toBeNull();
  });

  it('can be skipped, and then there is no second one', () => {
    const { clock, $isOn, rated, asker, asked } = setUp();
    $isOn.set(true);
    asker.skip();
    clock.advance(10 * WORTH_RATING_MS);
    $isOn.set(false);
    expect(asked()).toBeNull();
    expect(rated).toEqual([]);
  });

  it('goes by itself where nobody answers', () => {
    const { clock, $isOn, asked } = setUp();
    $isOn.set(true);
    clock.advance(QUESTION_STAYS_MS - 1);
    expect(asked()).toBe('before');
    clock.advance(1);
    expect(asked()).toBeNull();
  });

  it('stays while somebody is at it, and then for its time', () => {
    const { clock, $isOn, asker, asked } = setUp();
    $isOn.set(true);
    clock.advance(QUESTION_STAYS_MS - 1);
    asker.hold(true);
    clock.advance(10 * QUESTION_STAYS_MS);
    expect(asked()).toBe('before');
    asker.hold(false);
    clock.advance(QUESTION_STAYS_MS - 1);
    expect(asked()).toBe('before');
    clock.advance(1);
    expect(asked()).toBeNull();
    asker.hold(false);
    expect(clock.waiting).toBe(0);
  });

  it('is not put after a session that was over at once', () => {
    const { clock, $isOn, asker, asked } = setUp();
    $isOn.set(true);
    asker.answer(3);
    clock.advance(WORTH_RATING_MS - 1);
    $isOn.set(false);
    expect(asked()).toBeNull();
  });

  it('gives way to the next session', () => {
    const { clock, $isOn, asker, asked } = setUp();
    $isOn.set(true);
    asker.answer(3);
    clock.advance(WORTH_RATING_MS);
    $isOn.set(false);
    $isOn.set(true);
    expect(asked()).toBe('before');
  });

  it('is never put again to somebody who does not want it, here or from another device', () => {
    const { look, $isOn, asker, asked } = setUp();
    $isOn.set(true);
    asker.silence();
    expect(asked()).toBeNull();
    expect(look.$interface.get().asksForRatings).toBe(false);
    $isOn.set(false);
    $isOn.set(true);
    expect(asked()).toBeNull();
    look.follow({ asksForRatings: true });
    $isOn.set(false);
    $isOn.set(true);
    expect(asked()).toBe('before');
    look.follow({ asksForRatings: false });
    expect(asked()).toBeNull();
  });

  it('is asked of nobody once it is stopped', () => {
    const { $isOn, asker, asked } = setUp();
    $isOn.set(true);
    asker.stop();
    expect(asked()).toBeNull();
    $isOn.set(false);
    $isOn.set(true);
    expect(asked()).toBeNull();
  });
});
