import { createManualClock } from '@overtone/testkit/manual-clock';
import { describe, expect, it } from 'vitest';
import { MIN_TOGGLE_INTERVAL_MS } from '@overtone/domain/safety/flash-limits';
import { createOnOffSwitch } from './on-off-switch.ts';

function setUp() {
  const clock = createManualClock();
  const changes: string[] = [];
  let prepared = 0;
  let isOn = false;
  const onOff = createOnOffSwitch(
    {
      isOn: () => isOn,
      setOn(on) {
        isOn = on;
        changes.push(`${on ? 'on' : 'off'} ${clock.now()}`);
      },
      prepare: () => void (prepared += 1),
    },
    clock,
  );
  return { clock, changes, onOff, prepared: () => prepared };
}

describe('the on/off switch', () => {
  it('turns on at once the first time', () => {
    const { onOff, changes } = setUp();
    onOff.toggle();
    expect(changes).toEqual(['on 0']);
  });

  it('turns off at once, however soon after turning on', () => {
    const { onOff, changes, clock } = setUp();
    onOff.toggle();
    clock.advance(1);
    onOff.toggle();
    expect(changes).toEqual(['on 0', 'off 1']);
  });

  it('lets a start inside the interval take effect when it ends', () => {
    const { onOff, changes, clock } = setUp();
    onOff.toggle();
    clock.advance(100);
    onOff.toggle();
    clock.advance(50);
    onOff.toggle();
    clock.advance(349);
    expect(changes).toEqual(['on 0', 'off 100']);
    clock.advance(1);
    expect(changes).toEqual(['on 0', 'off 100', 'on 500']);
  });

  it('turns on at once exactly when the interval has passed', () => {
    const { onOff, changes, clock } = setUp();
    onOff.turnOn();
    onOff.turnOff();
    clock.advance(MIN_TOGGLE_INTERVAL_MS);
    onOff.turnOn();
    expect(changes.at(-1)).toBe('on 400');
  });

  it('takes a waiting start back when toggled again', () => {
    const { onOff, changes, clock } = setUp();
    onOff.turnOn();
    onOff.turnOff();
    onOff.toggle();
    onOff.toggle();
    clock.advance(1000);
    expect(changes).toEqual(['on 0', 'off 0']);
  });

  it('takes a waiting start back when turned off', () => {
    const { onOff, changes, clock } = setUp();
    onOff.turnOn();
    onOff.turnOff();
    onOff.turnOn();
    onOff.turnOff();
    clock.advance(1000);
    expect(changes).toEqual(['on 0', 'off 0']);
    expect(clock.waiting).toBe(0);
  });

  it('never goes on more than 2.5 times a second, however it is hammered', () => {
    const { onOff, changes, clock } = setUp();
    for (let presses = 0; presses < 1000; presses += 1) {
      onOff.toggle();
      clock.advance(7);
    }
    const starts = changes.filter((c) => c.startsWith('on')).map((c) => Number(c.split(' ')[1]));
    const gaps = starts.slice(1).map((at, index) => at - (starts[index] ?? 0));
    expect(starts.length).toBeGreaterThan(5);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(MIN_TOGGLE_INTERVAL_MS);
  });

  it('prepares in the task of every request to turn on, and of none to turn off', () => {
    const { onOff, prepared } = setUp();
    onOff.turnOn();
    onOff.turnOff();
    expect(prepared()).toBe(1);
    onOff.turnOn();
    expect(prepared()).toBe(2);
    onOff.toggle();
    expect(prepared()).toBe(2);
  });

  it('does nothing when it is already on or already off', () => {
    const { onOff, changes } = setUp();
    onOff.turnOff();
    onOff.turnOn();
    onOff.turnOn();
    expect(changes).toEqual(['on 0']);
  });
});
