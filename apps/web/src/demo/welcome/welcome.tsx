import { bandStroke } from '@overtone/domain/figure/band-stroke';
import { BUTTON_TONES, type ButtonTone } from '@overtone/ui/controls/button-tones';
import { Plot } from '@overtone/ui/figure/plot';
import { PhotosensitivityNote } from '@overtone/ui/safety/photosensitivity-note';
import { SafetyNote } from '@overtone/ui/safety/safety-note';
import type { ReactNode } from 'react';
import { DEMO } from '../../content/demo.ts';
import { ClaimFootnote } from '../../evidence/claim-footnote.tsx';
import type { WelcomeAnswer } from './open-welcome.ts';

const TITLE_ID = 'welcome-title';

/**
 * The first thing a visitor sees: what happens, and what to know before it does. It is written into the page at build
 * time, and its buttons wait for `open-welcome.ts`. Where no script runs it stays away.
 */
export function Welcome() {
  const { title, lead, start, startSoundOnly, lookAround } = DEMO.welcome;
  return (
    <dialog
      open
      tabIndex={-1}
      data-welcome
      aria-labelledby={TITLE_ID}
      className="fixed inset-0 z-50 m-0 size-full max-h-none max-w-none place-items-center overflow-y-auto bg-veil p-4 text-ink outline-none backdrop:bg-transparent open:grid noscript:hidden!"
    >
      <div className="w-full max-w-2xl rounded-key border border-rule bg-paper p-5 sm:p-9">
        <h2 id={TITLE_ID} className="text-head">
          {title}
        </h2>
        <p className="mt-2 text-muted">{lead}</p>
        <Steps />
        <SafetyCheck />
        <div className="mt-6 grid gap-3 sm:grid-cols-2">
          <Answer tone="solid" answer="start">
            {start}
          </Answer>
          <Answer tone="solid" answer="sound-only">
            {startSoundOnly}
          </Answer>
        </div>
        <div className="mt-2">
          <Answer tone="quiet" answer="look-around">
            {lookAround}
          </Answer>
        </div>
      </div>
    </dialog>
  );
}

function Answer({
  tone,
  answer,
  children,
}: {
  readonly tone: ButtonTone;
  readonly answer: WelcomeAnswer;
  readonly children: ReactNode;
}) {
  return (
    <button
      type="button"
      disabled
      data-answer={answer}
      className={`${BUTTON_TONES[tone]} cursor-pointer disabled:cursor-progress disabled:opacity-55`}
    >
      {children}
    </button>
  );
}

function Steps() {
  return (
    <ol className="mt-5 divide-y divide-rule border-y border-rule">
      {DEMO.welcome.steps.map((step, index) => (
        <li key={step.title} className="grid grid-cols-[2.5rem_1fr] items-start gap-x-4 py-3">
          <span aria-hidden className="grid gap-1.5 pt-0.5">
            <span className="figure text-title leading-none text-accent">{index + 1}</span>
            <Plot curve={bandStroke(index + 1)} className="h-3 w-9 text-edge" strokeWidth={1} />
          </span>
          <div>
            <h3 className="font-sans text-base tracking-normal">
              {step.title}
              {'claim' in step && <ClaimFootnote id={step.claim} ledgerPath="/" />}
            </h3>
            <p className="mt-0.5 text-small text-muted">{step.text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

function SafetyCheck() {
  const { title, escape } = DEMO.welcome.check;
  return (
    <section aria-label={title} className="mt-5 grid gap-2 border-l-2 border-warn pl-4">
      <h3 className="font-sans text-base tracking-normal">{title}</h3>
      <PhotosensitivityNote />
      <SafetyNote />
      <p className="text-small text-muted">
        <kbd className="rounded-key border border-edge px-1.5 font-mono text-note text-ink">
          Escape
        </kbd>{' '}
        {escape}
      </p>
    </section>
  );
}
