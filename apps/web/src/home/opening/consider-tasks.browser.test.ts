import { createFakeHost } from '@overtone/testkit/fake-host';
import { describe, expect, it, onTestFinished } from 'vitest';
import { considerTasks } from './consider-tasks.ts';
import { createOpening } from './opening.ts';
import { FIRST_PAIR } from './shown-pair.ts';

/** Three tasks whose pairs are labelled with their numbers; what is considered, with its times. */
function setUp() {
  const host = createFakeHost();
  const opening = createOpening();
  const list = document.createElement('ul');
  list.innerHTML = '<li><a href="/demo"><b></b></a></li>'.repeat(3);
  for (const [index, task] of list.querySelectorAll('a').entries()) {
    task.dataset['pair'] = JSON.stringify({ ...FIRST_PAIR, label: `${index}` });
  }
  const seen: (readonly [atMs: number, label: string | null])[] = [];
  opening.$considered.listen((shown) => void seen.push([host.now(), shown?.label ?? null]));
  onTestFinished(considerTasks(opening)(list, { host }));
  const tell = (type: string, index: number) =>
    list.querySelectorAll('b')[index]?.dispatchEvent(new PointerEvent(type, { bubbles: true }));
  const leave = () => list.dispatchEvent(new PointerEvent('pointerleave'));
  return { host, seen, tell, leave };
}

describe('a task that is looked at', () => {
  it('is considered once the pointer moves on it, not where it comes to lie under one that rests', async () => {
    const { host, seen, tell, leave } = setUp();
    tell('pointerover', 0);
    tell('pointerenter', 0);
    expect(seen).toEqual([]);
    tell('pointermove', 0);
    tell('pointermove', 0);
    expect(seen).toEqual([[0, '0']]);
    leave();
    await host.advance(5000);
    expect(seen).toEqual([
      [0, '0'],
      [500, null],
    ]);
  });

  it('changes the figure twice in a second, however fast the pointer goes over several, in and out', async () => {
    const { host, seen, tell, leave } = setUp();
    for (let turn = 0; turn < 40; turn += 1) {
      if (turn % 4 === 3) leave();
      else tell('pointermove', turn % 4);
      await host.advance(25);
    }
    tell('pointermove', 1);
    await host.advance(5000);
    expect(seen.map(([atMs]) => atMs)).toEqual([0, 500, 1500]);
    expect(seen.at(-1)?.[1]).toBe('1');
  });
});
