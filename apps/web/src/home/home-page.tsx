import { SUGGESTION_STATES, type TaskState } from '@overtone/domain/suggestion/states';
import { BUTTON_TONES } from '@overtone/ui/controls/button-tones';
import { SafetyNote } from '@overtone/ui/safety/safety-note';
import { usePageHue } from '@overtone/ui/theme/hue-theme';
import { useState } from 'react';
import { HOME } from '../content/home.ts';
import { Wordmark } from '../sections/wordmark.tsx';
import type { ThemeStore } from '../theme/theme-choice.ts';
import { ThemeSwitch } from '../theme/theme-switch.tsx';
import { HomeFigure } from './home-figure.tsx';
import { TaskList } from './task-list.tsx';

/** The home page: what the product is, plotted, and the way into the demo. */
export function HomePage({ theme }: { readonly theme: ThemeStore }) {
  const [state, setState] = useState<TaskState>('analytical');
  usePageHue(SUGGESTION_STATES[state].hue);
  return (
    <>
      <header className="page flex h-16 items-center justify-between gap-6">
        <Wordmark />
        <div className="w-44">
          <ThemeSwitch theme={theme} />
        </div>
      </header>
      <main className="page pb-16">
        <HomeFigure state={state} />
        <div className="mt-10 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div className="grid content-start gap-6">
            <h1 className="text-hero tracking-tight">{HOME.title}</h1>
            <p className="max-w-[38rem] font-serif text-read text-muted">{HOME.lead}</p>
            <a href="/demo" className={`${BUTTON_TONES.solid} justify-self-start`}>
              {HOME.demo}
            </a>
            <div className="mt-4 max-w-[38rem] border-t border-rule pt-4">
              <SafetyNote />
            </div>
          </div>
          <TaskList onConsider={setState} />
        </div>
      </main>
    </>
  );
}
