import type { Stop } from '@overtone/domain/stop';
import type { Opening } from './opening.ts';
import type { ShownPair } from './shown-pair.ts';

/**
 * Puts the pair of a task into the figure while the pointer or the focus is on the task; the answer comes back after it.
 * Each task carries its pair in `data-pair`, as the build wrote it. The pointer itself must move: an answer of another height moves
 * the tasks under one that rests, which would go on by itself.
 */
export function considerTasks(opening: Opening): (list: HTMLElement) => Stop {
  return (list) => {
    const listening = new AbortController();
    const { signal } = listening;
    let considered: string | undefined;
    const consider = ({ target }: Event) => {
      const task = target instanceof Element && target.closest<HTMLElement>('[data-pair]');
      const pair = task && task.dataset['pair'];
      if (!pair || pair === considered) return;
      considered = pair;
      const shown: ShownPair = JSON.parse(pair);
      opening.consider(shown);
    };
    const leave = () => {
      considered = undefined;
      opening.consider(null);
    };
    list.addEventListener('pointermove', consider, { signal });
    list.addEventListener('focusin', consider, { signal });
    list.addEventListener('pointerleave', leave, { signal });
    list.addEventListener('focusout', leave, { signal });
    return () => listening.abort();
  };
}
