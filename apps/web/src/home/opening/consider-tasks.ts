import type { Stop } from '@overtone/domain/stop';
import { TASK_STATES } from '@overtone/domain/suggestion/states';
import type { Opening } from './opening.ts';

/** Puts the pair of a task into the figure when the pointer or the focus comes to the task. */
export function considerTasks(opening: Opening): (list: HTMLElement) => Stop {
  return (list) => {
    const listening = new AbortController();
    const { signal } = listening;
    const consider = ({ target }: Event) => {
      const task = target instanceof Element && target.closest<HTMLElement>('[data-state]');
      const state = task && TASK_STATES.find((known) => known === task.dataset['state']);
      if (state) opening.consider(state);
    };
    list.addEventListener('pointerover', consider, { signal });
    list.addEventListener('focusin', consider, { signal });
    return () => listening.abort();
  };
}
