import { bandStroke } from '@overtone/domain/figure/band-stroke';
import { BUTTON_TONES, type ButtonTone } from '@overtone/ui/controls/button-tones';
import { Plot } from '@overtone/ui/figure/plot';
import { PhotosensitivityNote } from '@overtone/ui/safety/photosensitivity-note';
import { SafetyNote } from '@overtone/ui/safety/safety-note';
import type { ReactNode } from 'react';
import { DEMO } from '../../content/demo.ts';
import { ClaimFootnote } from '../../evidence/claim-footnote.tsx';
import type { WelcomeAnswer } from './welcome-parts.ts';

const TITLE_ID = 'welcome-title';

/**
 * The first thing a visitor sees: what happens, and what to know before it does. It is written into the page at build
 * time, and its buttons wait for `open-welcome.ts`. Where no script runs it stays away.
 */
export function Welcome() {
  const { title, lead, program, linked, left, selfTest, start, startSoundOnly, lookAround } =
    DEMO.welcome;
  return (
    <dialog
      open
      tabIndex={-1}
      data-welcome
      aria-labelledby={TITLE_ID}
      className="fixed inset-0 z-50 m-0 size-full max-h-none max-w-none place-items-center overflow-y-auto p-2 text-ink sm:not-low:p-4 outline-none backdrop:bg-transparent open:grid noscript:hidden!"
    >
      <div className="w-full max-w-2xl rounded-key border border-rule bg-paper p-4 sm:not-low:p-9 low:max-w-4xl low:py-3">
        <div className="items-baseline gap-x-4 low:sm:flex">
          <h2 id={TITLE_ID} className="text-head low:sm:shrink-0">
            {title}
          </h2>
          <p className="mt-1 text-small text-muted sm:not-low:mt-2 sm:not-low:text-base">{lead}</p>
        </div>
        <p data-program hidden className="mt-3 border-l-2 border-accent pl-3 text-small sm:pl-4">
          {program}
        </p>
        <div
          data-linked
          hidden
          className="mt-3 grid gap-1 border-l-2 border-accent pl-3 text-small sm:pl-4"
        >
          <p>
            <strong className="font-semibold">
              <bdi data-linked-name />
            </strong>{' '}
            {linked.shared}
          </p>
          <ul data-linked-does className="grid list-disc gap-0.5 pl-4 text-muted" />
        </div>
        <p data-left hidden className="mt-3 border-l-2 border-accent pl-3 text-small sm:pl-4">
          <span data-left-what>{left.what}</span> {left.waits}
        </p>
        <p data-self-test hidden className="mt-3 border-l-2 border-accent pl-3 text-small sm:pl-4">
          {selfTest.underWay}
        </p>
        {/* In a low window the two stand side by side, and the answers under them are in view. */}
        <div className="items-start gap-x-6 low:sm:grid low:sm:grid-cols-[2fr_3fr]">
          <Steps />
          <SafetyCheck />
        </div>
        <div className="mt-4 grid gap-2 sm:grid-cols-2 sm:gap-3 sm:not-low:mt-6 low:mt-2">
          <div className="grid sm:col-span-2 has-[>[hidden]]:hidden">
            <Answer tone="solid" answer="self-test" isHidden>
              <span data-mine hidden>
                {selfTest.goToMine}
              </span>
              <span data-any>{selfTest.goToAny}</span>
            </Answer>
          </div>
          <div className="grid sm:col-span-2 has-[[hidden]]:hidden">
            <Answer tone="solid" answer="linked" isHidden>
              {linked.start}
            </Answer>
          </div>
          <Answer tone="solid" answer="start">
            {start}
          </Answer>
          <Answer tone="line" answer="sound-only">
            {startSoundOnly}
          </Answer>
        </div>
        <div className="mt-1 sm:not-low:mt-2">
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
  isHidden = false,
  children,
}: {
  readonly tone: ButtonTone;
  readonly answer: WelcomeAnswer;
  readonly isHidden?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <button
      type="button"
      disabled
      hidden={isHidden}
      data-answer={answer}
      className={`${BUTTON_TONES[tone]} cursor-pointer disabled:cursor-progress disabled:opacity-55`}
    >
      {children}
    </button>
  );
}

function Steps() {
  return (
    <ol className="mt-3 divide-y divide-rule border-y border-rule sm:not-low:mt-5 low:sm:mt-2">
      {DEMO.welcome.steps.map((step, index) => (
        <li
          key={step.title}
          className="grid grid-cols-[2.5rem_1fr] items-start gap-x-4 py-2 sm:not-low:py-3"
        >
          <span aria-hidden className="grid gap-1 pt-0.5 max-sm:flex max-sm:items-center">
            <span className="figure text-title leading-none text-accent">{index + 1}</span>
            <Plot
              curve={bandStroke(index + 1)}
              className="h-3 w-6 text-edge sm:w-9"
              strokeWidth={1}
            />
          </span>
          <div>
            <h3 className="font-sans text-base tracking-normal">
              {step.title}
              {'claim' in step && <ClaimFootnote id={step.claim} ledgerPath="/" />}
            </h3>
            <p className="mt-0.5 hidden text-small text-muted sm:not-low:block">{step.text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

function SafetyCheck() {
  const { title, escape, stop } = DEMO.welcome.check;
  return (
    <section
      aria-label={title}
      className="mt-4 grid gap-1.5 border-l-2 border-warn pl-3 sm:pl-4 sm:not-low:mt-5 sm:not-low:gap-2 low:sm:mt-2"
    >
      <h3 className="font-sans text-base tracking-normal">{title}</h3>
      <PhotosensitivityNote />
      <SafetyNote />
      <p className="text-small text-muted pointer-coarse:hidden">
        <kbd className="rounded-key border border-edge px-1.5 font-mono text-note text-ink">
          Escape
        </kbd>{' '}
        {escape}
      </p>
      <p className="hidden text-small text-muted pointer-coarse:block">{stop}</p>
    </section>
  );
}
