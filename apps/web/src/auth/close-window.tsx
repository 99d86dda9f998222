import { BUTTON_TONES } from '@overtone/ui/controls/button-tones';
import { AUTH_SUCCESS } from '../content/auth-success.ts';

/** Offers to close the window. */
export function CloseWindow() {
  return (
    <button
      type="button"
      onClick={() => window.close()}
      className={`${BUTTON_TONES.solid} justify-self-start`}
    >
      {AUTH_SUCCESS.close}
    </button>
  );
}
