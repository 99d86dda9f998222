import { describe, expect, it } from 'vitest';
import {
  differing,
  edited,
  heard,
  isWaiting,
  NOTHING_KNOWN,
  refused,
  taken,
  wanted,
} from './sync-state.ts';

const BLUE = { look: { visualHue: 240, globalModulationStrength: 0.5 } };
const RED = { look: { visualHue: 0, globalModulationStrength: 0.5 } };
const NIGHT = { interface: { theme: 'night' } } as const;
const never = () => false;

describe('the state of a sync', () => {
  it('waits with what was changed here until the server takes it', () => {
    const waiting = edited(NOTHING_KNOWN, BLUE);
    expect(isWaiting(waiting)).toBe(true);
    const done = taken(waiting, waiting.pending, { revision: 1, groups: BLUE });
    expect(isWaiting(done)).toBe(false);
    expect(wanted(done)).toEqual(BLUE);
  });

  it('keeps waiting with a group that was changed again while it was being sent', () => {
    const sent = edited(NOTHING_KNOWN, BLUE);
    const changedAgain = edited(sent, RED);
    const after = taken(changedAgain, sent.pending, { revision: 1, groups: BLUE });
    expect(after.pending).toEqual(RED);
    expect(wanted(after)).toEqual(RED);
  });

  it('merges changes of different groups, and lets the change here win in the same group', () => {
    const waiting = edited(NOTHING_KNOWN, BLUE);
    const merged = heard(waiting, { revision: 4, groups: { ...RED, ...NIGHT } });
    expect(wanted(merged)).toEqual({ ...BLUE, ...NIGHT });
    expect(merged.pending).toEqual(BLUE);
  });

  it('goes back to what the server keeps when the server refuses for good', () => {
    const known = heard(NOTHING_KNOWN, { revision: 2, groups: RED });
    const waiting = edited(known, BLUE);
    expect(wanted(refused(waiting, waiting.pending))).toEqual(RED);
  });

  it('keeps settings that only a newer version sends, beside what was changed here', () => {
    const known = heard(NOTHING_KNOWN, { revision: 1, groups: BLUE });
    const waiting = edited(known, { look: { visualHue: 10 } });
    expect(wanted(waiting).look).toEqual({ visualHue: 10, globalModulationStrength: 0.5 });
  });
});

describe('differing', () => {
  const known = heard(NOTHING_KNOWN, { revision: 1, groups: { ...RED, ...NIGHT } });

  it('names the groups to apply, and not those that are as they should be', () => {
    const local = { ...RED, interface: { theme: 'day' } } as const;
    expect(differing(known, local, never)).toEqual(NIGHT);
    expect(differing(known, { ...RED, ...NIGHT }, never)).toEqual({});
  });

  it('leaves alone what the person is holding', () => {
    expect(differing(known, {}, (group) => group === 'look')).toEqual(NIGHT);
  });
});
