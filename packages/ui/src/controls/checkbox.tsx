import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox } from 'react-aria-components';

/** What a checkbox is given. */
export interface CheckboxProps {
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  readonly children: ReactNode;
}

/** A real checkbox with its text; the text is struck through once it is ticked. */
export function Checkbox({ isChecked, onChange, children }: CheckboxProps) {
  return (
    <AriaCheckbox
      isSelected={isChecked}
      onChange={onChange}
      className="group flex min-h-9 cursor-pointer items-start gap-3 py-1.5"
    >
      <span className="chosen-box mt-0.5 grid size-4.5 shrink-0 place-items-center rounded-[2px] border border-edge bg-well transition-colors group-data-focus-visible:outline-2 group-data-focus-visible:outline-offset-2 group-data-focus-visible:outline-accent group-data-selected:border-accent group-data-selected:bg-accent">
        <svg
          aria-hidden
          viewBox="0 0 12 10"
          className="w-2.5 fill-none stroke-on-accent opacity-0 group-data-selected:opacity-100"
        >
          <path d="M1 5 4.5 8.5 11 1" strokeWidth="2" />
        </svg>
      </span>
      <span className="transition-colors group-data-selected:text-faint group-data-selected:line-through">
        {children}
      </span>
    </AriaCheckbox>
  );
}
