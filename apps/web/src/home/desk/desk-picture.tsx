import { DESK, underTheTint } from '../../content/desk.ts';
import { DeskDrawing } from './desk-drawing.tsx';

const SIDE = 'absolute top-8 rounded-key bg-paper px-2 py-0.5 text-note font-semibold';

/**
 * A working desktop, half of it under the tint; a person draws the tint over it or off it (see `draw-tint.ts`). The tint
 * stands still: nothing on this page pulses.
 */
export function DeskPicture() {
  const { label, off, on, caption } = DESK;
  return (
    <figure data-behaviour="tint">
      <label className="desk-picture relative block overflow-hidden rounded-key border border-edge has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
        <span className="sr-only">{label}</span>
        <DeskDrawing />
        <span aria-hidden className="desk-tint absolute inset-0" />
        <span aria-hidden className="desk-edge absolute inset-y-0 grid place-items-center">
          <span className={`${SIDE} right-full mr-2 text-accent`}>{on}</span>
          <span className={`${SIDE} left-full ml-2 text-muted`}>{off}</span>
          <svg
            viewBox="0 0 44 44"
            className="absolute size-11 rounded-full bg-accent text-on-accent noscript:hidden"
          >
            <path
              d="M17 15l-7 7 7 7M27 15l7 7-7 7"
              fill="none"
              stroke="currentColor"
              strokeWidth={2.5}
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
        </span>
        <input
          type="range"
          min={0}
          max={100}
          defaultValue={DESK.covered}
          aria-valuetext={underTheTint(DESK.covered)}
          className="absolute inset-0 size-full cursor-ew-resize touch-pan-y opacity-0 noscript:hidden"
        />
      </label>
      <figcaption className="mt-2 text-note text-muted">{caption}</figcaption>
    </figure>
  );
}
