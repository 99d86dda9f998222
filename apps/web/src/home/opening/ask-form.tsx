import { useStore } from '@nanostores/react';
import { BUTTON_TONES } from '@overtone/ui/controls/button-tones';
import { useId } from 'react';
import { ASK, demoLink, MAX_TASK_LENGTH } from '../../content/ask.ts';
import { useSite } from '../../site/life/site-parts.tsx';
import { useEarlyText } from '../../site/forms/use-early-text.ts';
import type { Opening } from './opening.ts';

/**
 * The text that the page turns on, which grows with its sentence, and the way to the demo with it. Whoever sends it empty
 * asks what it shows as an example.
 */
export function AskForm({ opening }: { readonly opening: Opening }) {
  const { host } = useSite();
  const task = useStore(opening.$written);
  const { status, task: answered } = useStore(opening.answer.$state);
  const field = useEarlyText<HTMLTextAreaElement>((text) => opening.write(text));
  const fieldId = useId();
  const isAsking = status === 'asking';
  const sentence = task.trim();
  const isAnswered = status === 'answered' && sentence === answered;
  return (
    <form
      className="ask-form"
      action="/demo"
      onSubmit={(event) => {
        event.preventDefault();
        opening.consider(null);
        if (sentence === '') opening.write(ASK.placeholder);
        void opening.answer.ask(sentence || ASK.placeholder, host);
      }}
    >
      <label htmlFor={fieldId}>{ASK.label}</label>
      <div className="flex items-end gap-3">
        <div data-long={task.length > 90} className="growing-text">
          <div aria-hidden>{task} </div>
          <textarea
            ref={field}
            id={fieldId}
            name="task"
            rows={1}
            maxLength={MAX_TASK_LENGTH}
            autoComplete="off"
            enterKeyHint="go"
            placeholder={ASK.placeholder}
            value={task}
            onChange={(event) => opening.write(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
              event.preventDefault();
              event.currentTarget.form?.requestSubmit();
            }}
          />
        </div>
        <button
          type="submit"
          disabled={isAsking}
          className={BUTTON_TONES[isAnswered ? 'line' : 'solid']}
        >
          <span className="max-sm:sr-only">{isAsking ? ASK.busy : ASK.button}</span>
          <span aria-hidden className="text-title sm:hidden">
            {isAsking ? '…' : '→'}
          </span>
        </button>
      </div>
      <a
        href={sentence ? demoLink(sentence) : '/demo'}
        className={`justify-self-start max-sm:whitespace-normal ${BUTTON_TONES.quiet}`}
      >
        {ASK.demo}
      </a>
      <output>{status === 'failed' && ASK.failed}</output>
    </form>
  );
}
