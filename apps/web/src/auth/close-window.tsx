import { BUTTON_TONES } from '@overtone/ui/controls/button-tones';
import { AUTH_SUCCESS } from '../content/auth-success.ts';

export interface CloseWindowProps {
  /** It speaks loudest once there is nothing left to wait for. */
  readonly tone: 'solid' | 'line';
}

/** Offers to close the window. */
export function CloseWindow({ tone }: CloseWindowProps) {
  return (
    <button
      type="button"
      onClick={() => window.close()}
      className={`${BUTTON_TONES[tone]} cursor-pointer justify-self-start`}
    >
      {AUTH_SUCCESS.close}
    </button>
  );
}
