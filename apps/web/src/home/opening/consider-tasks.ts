import { calmly } from '@overtone/client/safety/calm-changes';
import type { Stop } from '@overtone/domain/stop';
import type { SiteParts } from '../../site/life/site-parts.tsx';
import type { Opening } from './opening.ts';
import type { ShownPair } from './shown-pair.ts';

/**
 * Puts the pair of a task into the figure while the pointer or the focus is on the task; the answer comes back after it. Each task
 * carries its pair in `data-pair`, as the build wrote it. An answer of another height moves the tasks: so the pointer itself must
 * move, lest that goes to and fro under one that rests, and the figure changes as calmly as panels may.
 */
export function considerTasks(
  opening: Opening,
): (list: HTMLElement, parts: Pick<SiteParts, 'host'>) => Stop {
  return (list, { host }) => {
    const listening = new AbortController();
    const { signal } = listening;
    const show = calmly<ShownPair | null>((shown) => opening.consider(shown), host);
    let considered: string | undefined;
    const look = (pair: string | undefined) => {
      if (pair === considered) return;
      considered = pair;
      show(pair === undefined ? null : JSON.parse(pair));
    };
    const consider = ({ target }: Event) => {
      const task = target instanceof Element && target.closest<HTMLElement>('[data-pair]');
      if (task) look(task.dataset['pair']);
    };
    const leave = () => look(undefined);
    list.addEventListener('pointermove', consider, { signal });
    list.addEventListener('focusin', consider, { signal });
    list.addEventListener('pointerleave', leave, { signal });
    list.addEventListener('focusout', leave, { signal });
    return () => listening.abort();
  };
}
