import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { BUTTON_TONES, type ButtonTone } from './button-tones.tsx';

/** What a button may be given. */
export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children'> {
  readonly tone?: ButtonTone;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly children: ReactNode;
}

/** A push button. */
export function Button({ tone = 'line', ...props }: ButtonProps) {
  return (
    <AriaButton
      {...props}
      className={`${BUTTON_TONES[tone]} cursor-pointer disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:pointer-events-none aria-disabled:opacity-55`}
    />
  );
}
