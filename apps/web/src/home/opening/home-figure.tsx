import { useStore } from '@nanostores/react';
import { pairCaption } from '@overtone/domain/figure/pair-caption';
import { pairEquation } from '@overtone/domain/figure/pair-equation';
import { formatFrequency } from '@overtone/domain/frequency/format-frequency';
import { keepUnits } from '@overtone/domain/frequency/keep-units';
import { BUTTON_TONES } from '@overtone/ui/controls/button-tones';
import { FIGURE_SLOWDOWN, LivePair } from '@overtone/ui/figure/live-pair';
import { usePageHue } from '@overtone/ui/theme/hue-theme';
import { useEffect, useRef, useState } from 'react';
import { ASK, demoLink } from '../../content/ask.ts';
import { useSite } from '../../site/life/site-parts.tsx';
import { usePlate } from '../plate/use-plate.tsx';
import type { Opening } from './opening.ts';
import { FIRST_PAIR } from './shown-pair.ts';

/**
 * The pair in question from edge to edge of the window, drifting by, slowed down and saying so; its hue is the page's
 * as soon as a task is looked at or a sentence was answered. Its caption is the answer to the sentence: the state, the pair,
 * the way to feel it, and the reason; the sentence too, once the field holds another. Whoever wants it still can hold it.
 */
export function HomeFigure({ opening }: { readonly opening: Opening }) {
  const considered = useStore(opening.$considered);
  const { task, shown, help } = useStore(opening.answer.$state);
  const written = useStore(opening.$written);
  const { pair, hue, label, reason } = considered ?? shown ?? FIRST_PAIR;
  const isAnswer = shown !== null && considered === null;
  const isHelp = help !== null && considered === null;
  // Nothing has been asked: on a narrow window the picture below needs the room.
  const isFirst = shown === null && considered === null;
  const { host } = useSite();
  const [dialog, open] = usePlate(host);
  const [isHeld, hold] = useState(false);
  usePageHue(isFirst ? null : hue);
  const answer = useRef<HTMLDivElement>(null);
  // A low window would keep it below its edge.
  useEffect(() => {
    if (task !== '') answer.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [task]);
  return (
    <figure>
      <LivePair
        pair={pair}
        isRunning={!isHeld}
        className="hero-curve text-accent"
        riser="hero-riser"
      />
      <figcaption className="hero-caption">
        <div className="hero-terms">
          <span>
            <span className="font-semibold text-ink">Fig. 1</span> {pairCaption(pair)}, slowed{' '}
            {FIGURE_SLOWDOWN}×.
          </span>
          <button
            type="button"
            aria-label={ASK.pause}
            aria-pressed={isHeld}
            className="hold-key"
            onClick={() => hold(!isHeld)}
          />
          <span className="figure max-lg:hidden">{pairEquation(pair)}</span>
        </div>
        <div ref={answer} className="hero-answer">
          <output aria-live={considered ? 'off' : 'polite'} className="contents font-serif">
            {isHelp ? (
              <span className="hero-help">{help}</span>
            ) : (
              <>
                <span className={isFirst ? 'sm:text-title' : 'text-title'}>
                  {isAnswer && task !== written.trim() && (
                    <span className="line-clamp-2 text-read text-muted break-words">“{task}”</span>
                  )}
                  <strong className="font-semibold text-accent">
                    {label}:{' '}
                    <span className="whitespace-nowrap">
                      {formatFrequency(pair.slowHz)} carrying {formatFrequency(pair.fastHz)}.
                    </span>
                  </strong>{' '}
                </span>
                <span className={`hero-reason ${isFirst ? 'max-lg:hidden' : ''}`}>
                  {keepUnits(reason)}
                </span>
              </>
            )}
          </output>
          {isAnswer && (
            <div className="hero-ways">
              <a href={demoLink(task)} className={BUTTON_TONES.solid}>
                {ASK.feel}
              </a>
              <button
                type="button"
                className={BUTTON_TONES.quiet}
                onClick={() => {
                  const date = host.wallClock().toISOString().slice(0, 10);
                  open({ task, label, pair, hue, date });
                }}
              >
                {ASK.keep}
              </button>
            </div>
          )}
        </div>
      </figcaption>
      {dialog}
    </figure>
  );
}
