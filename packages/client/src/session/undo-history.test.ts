import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { describe, expect, it } from 'vitest';
import { recordChange, UNDO_STEPS_KEPT, type UndoStep } from './undo-history.ts';

function hueChange(from: number, to: number) {
  return {
    cause: 'person',
    before: { ...DEMO_DEFAULTS, visualHue: from },
    after: { ...DEMO_DEFAULTS, visualHue: to },
  } as const;
}

describe('the undo history', () => {
  it('forgets the oldest steps first', () => {
    let history: readonly UndoStep[] = [];
    for (let hue = 0; hue <= UNDO_STEPS_KEPT; hue += 1) {
      history = recordChange(history, hueChange(hue, hue + 1), hue * 10_000);
    }
    expect(history).toHaveLength(UNDO_STEPS_KEPT);
    expect(history[0]?.previous).toEqual({ visualHue: 1 });
  });

  it('remembers only what changed', () => {
    expect(recordChange([], hueChange(1, 2), 5)).toEqual([
      { cause: 'person', previous: { visualHue: 1 }, changedAt: 5 },
    ]);
  });

  it('does not record an undo as a step', () => {
    expect(recordChange([], { ...hueChange(1, 2), cause: 'undo' }, 0)).toEqual([]);
  });

  it('keeps a change apart from a suggestion just before it', () => {
    const suggested = recordChange([], { ...hueChange(1, 2), cause: 'suggestion' }, 0);
    expect(recordChange(suggested, hueChange(2, 3), 1)).toHaveLength(2);
  });

  it('records what was asked of the volume in words as a step of its own', () => {
    const asked = recordChange([], { ...hueChange(1, 2), cause: 'order' }, 0);
    expect(asked).toMatchObject([{ cause: 'order', previous: { visualHue: 1 } }]);
    expect(recordChange(asked, { ...hueChange(2, 3), cause: 'order' }, 1)).toHaveLength(2);
  });

  it('keeps two suggestions apart however quickly they follow each other', () => {
    const first = recordChange([], { ...hueChange(1, 2), cause: 'suggestion' }, 0);
    expect(recordChange(first, { ...hueChange(2, 3), cause: 'suggestion' }, 1)).toHaveLength(2);
  });
});
