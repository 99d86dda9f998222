import type { ReactNode } from 'react';
import { Switch as AriaSwitch } from 'react-aria-components';

/** What a switch is given; without visible `children` it needs an `aria-label`. */
export interface SwitchProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly size?: 'large' | 'small';
  readonly isDisabled?: boolean;
  readonly children?: ReactNode;
  readonly 'aria-label'?: string;
  readonly 'aria-labelledby'?: string;
}

const TRACKS = {
  large: 'h-8 w-16 [--knob:1.75rem] [--way:2rem]',
  small: 'h-5.5 w-10 [--knob:1.125rem] [--way:1.125rem]',
} as const;

/** The large one is for a thumb. */
const HEIGHTS = { large: 'min-h-11', small: 'min-h-8' } as const;

/** An on/off switch drawn as a slide key: the cap is to the right and the slot filled when it is on. */
export function Switch({ isOn, onChange, size = 'small', children, ...rest }: SwitchProps) {
  return (
    <AriaSwitch
      {...rest}
      isSelected={isOn}
      onChange={onChange}
      className={`group inline-flex cursor-pointer items-center gap-3 text-base data-disabled:cursor-not-allowed data-disabled:opacity-55 ${HEIGHTS[size]}`}
    >
      <span
        className={`chosen-box relative shrink-0 rounded-key border border-edge bg-well transition-colors group-data-focus-visible:outline-2 group-data-focus-visible:outline-offset-2 group-data-focus-visible:outline-accent group-data-selected:border-accent group-data-selected:bg-accent ${TRACKS[size]}`}
      >
        <span className="absolute inset-y-px left-px w-(--knob) rounded-[2px] bg-ink transition-transform group-data-selected:translate-x-(--way) group-data-selected:bg-on-accent" />
      </span>
      {children}
    </AriaSwitch>
  );
}
