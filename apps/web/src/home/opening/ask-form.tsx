import { useStore } from '@nanostores/react';
import { SAFETY_NOTE } from '@overtone/domain/safety/safety-note';
import { BUTTON_TONES } from '@overtone/ui/controls/button-tones';
import { useId, useState } from 'react';
import { ASK, demoLink } from '../../content/home.ts';
import { useSite } from '../../site/life/site-parts.tsx';
import { useEarlyText } from '../../site/forms/use-early-text.ts';
import type { Opening } from './opening.ts';

/** Longest sentence that can be typed here. */
const MAX_TASK_LENGTH = 500;

/** The line of text that the page turns on, the reason of its answer, and the way to feel it. */
export function AskForm({ opening }: { readonly opening: Opening }) {
  const { host } = useSite();
  const [task, setTask] = useState('');
  const { status, suggestion, help } = useStore(opening.answer.$state);
  const field = useEarlyText(setTask);
  const fieldId = useId();
  const isAsking = status === 'asking';
  const sentence = task.trim();
  return (
    <form
      className="grid max-w-[38rem] gap-3"
      action="/demo"
      onSubmit={(event) => {
        event.preventDefault();
        opening.consider(null);
        void opening.answer.ask(task, host);
      }}
    >
      <label htmlFor={fieldId} className="font-display text-title font-semibold">
        {ASK.label}
      </label>
      <input
        ref={field}
        id={fieldId}
        name="task"
        required
        maxLength={MAX_TASK_LENGTH}
        autoComplete="off"
        placeholder={ASK.placeholder}
        value={task}
        onChange={(event) => setTask(event.target.value)}
        className="w-full border-b-2 border-edge bg-transparent py-2 font-serif text-head placeholder:text-faint focus-visible:border-accent"
      />
      <div className="mt-1 flex flex-wrap items-center gap-3">
        <button type="submit" disabled={isAsking} className={BUTTON_TONES.line}>
          {isAsking ? ASK.busy : ASK.button}
        </button>
        <a href={sentence ? demoLink(sentence) : '/demo'} className={BUTTON_TONES.solid}>
          {sentence ? ASK.feel : ASK.demo}
        </a>
      </div>
      <output className="block text-small text-muted">
        {status === 'failed' && ASK.failed}
        {status === 'answered' && (help ?? suggestion?.narrativeExplanation)}
        {status === 'answered' && suggestion?.source === 'safety' && ` ${SAFETY_NOTE}`}
      </output>
    </form>
  );
}
