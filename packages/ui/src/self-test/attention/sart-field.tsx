import {
  newSartRun,
  sartFrame,
  sartPress,
  type SartRun,
  sartView,
  type SartView,
} from '@overtone/domain/experiment/attention/sart-run';
import { SART, type SartTrial } from '@overtone/domain/experiment/attention/sart-task';
import type { Milliseconds } from '@overtone/domain/units';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Frames } from '../../page/page-frames.ts';

/** What the field is given. */
export interface SartFieldProps {
  readonly trials: readonly SartTrial[];
  readonly frames: Frames;
  /** The first digit was drawn. */
  readonly onBegin: () => void;
  /** The task is over, or was interrupted; with the stamps of all its frames. */
  readonly onEnd: (run: SartRun, stampsMs: readonly Milliseconds[]) => void;
  /** Escape, or the button for whoever has no keys; with whether a digit had been drawn. */
  readonly onStop: (hasBegun: boolean) => void;
}

/** From the field to its first digit, so that a hand finds its key. */
const LEAD_MS: Milliseconds = 2000;

/** White on black over the whole page, as in the paper; the keyboard's space bar or a touch anywhere answers. */
export function SartField({ trials, frames, onBegin, onEnd, onStop }: SartFieldProps) {
  const field = useRef<HTMLDialogElement>(null);
  const run = useRef(newSartRun(trials));
  const [view, setView] = useState<SartView>({ kind: 'nothing' });
  const begin = useEffectEvent(onBegin);
  const end = useEffectEvent(onEnd);
  // It is closed while it still is in the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const shown = field.current;
    shown?.showModal();
    // Else the button to stop had the focus, and the first press of the space bar would be it.
    shown?.focus();
    return () => shown?.close();
  }, []);
  useEffect(() => {
    const stampsMs: Milliseconds[] = [];
    let beginMs = Infinity;
    const stop = frames((stampMs) => {
      beginMs = Math.min(beginMs, stampMs + LEAD_MS);
      if (stampMs < beginMs) return;
      stampsMs.push(stampMs);
      const isFirst = run.current.onsetsMs.length === 0;
      run.current = sartFrame(run.current, stampMs);
      if (run.current.state !== 'running') {
        stop();
        return end(run.current, stampsMs);
      }
      const next = sartView(run.current);
      // Drawn in this very frame, whose stamp is taken for when the digit came.
      flushSync(() => setView((before) => (isSame(before, next) ? before : next)));
      if (isFirst) begin();
    });
    return stop;
  }, [frames]);
  const stop = () => onStop(run.current.onsetsMs.length > 0);
  const press = (stampMs: Milliseconds) => {
    run.current = sartPress(run.current, stampMs);
  };
  return (
    <dialog
      ref={field}
      tabIndex={-1}
      aria-label="Attention task: press the space bar at each digit but 3"
      className="fixed inset-0 m-0 grid size-full max-h-none max-w-none touch-none place-items-center border-0 outline-none select-none"
      style={{ backgroundColor: SART.ground, color: SART.ink }}
      onCancel={(event) => {
        event.preventDefault();
        stop();
      }}
      onKeyDown={(event) => {
        if (event.key !== ' ' || event.repeat || isOnStop(event.target)) return;
        event.preventDefault();
        press(event.nativeEvent.timeStamp);
      }}
      onPointerDown={(event) => {
        if (!isOnStop(event.target)) press(event.nativeEvent.timeStamp);
      }}
    >
      <div aria-hidden className="col-start-1 row-start-1 grid size-40 place-items-center">
        {view.kind === 'digit' && (
          <span
            className="font-sans leading-none tabular-nums"
            style={{ fontSize: `${view.trial.sizePt}pt` }}
          >
            {view.trial.digit}
          </span>
        )}
        {view.kind === 'mask' && <Mask />}
        {view.kind === 'nothing' && (
          <p className="w-60 text-center text-small">Space bar or touch at each digit, not at 3</p>
        )}
      </div>
      <button
        type="button"
        className="absolute right-4 bottom-4 cursor-pointer rounded-key border border-current px-4 py-2 text-small text-inherit focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-current"
        onClick={stop}
      >
        Stop (Esc)
      </button>
    </dialog>
  );
}

/** A ring with a cross in it, 29 mm across. */
function Mask() {
  return (
    <svg viewBox="-50 -50 100 100" className="size-[29mm] fill-none stroke-current stroke-4">
      <circle r={48} />
      <path d="M-34-34 34 34M34-34-34 34" />
    </svg>
  );
}

function isOnStop(target: EventTarget): boolean {
  return target instanceof Element && target.closest('button') !== null;
}

function isSame(one: SartView, other: SartView): boolean {
  return one.kind === 'digit' && other.kind === 'digit'
    ? one.trial === other.trial
    : one.kind === other.kind;
}
