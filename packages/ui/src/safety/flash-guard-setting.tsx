import type { OutputStore } from '@overtone/client/safety/output-store';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Switch } from '../controls/switch.tsx';
import { GuardWarning } from './guard-warning.tsx';

/** Flash guard on or off. It goes on at once, and off only through the warning. */
export function FlashGuardSetting({ output }: { readonly output: OutputStore }) {
  const { flashGuard } = useStore(output.$choice);
  const [isWarning, setIsWarning] = useState(false);
  const keepOn = () => setIsWarning(false);
  const turnOff = () => {
    output.turnGuardOff();
    setIsWarning(false);
  };
  return (
    <div>
      <Switch isOn={flashGuard} onChange={(on) => (on ? output.turnGuardOn() : setIsWarning(true))}>
        Flash guard
      </Switch>
      <p className="mt-1 text-note text-faint">
        Keeps every pulse of light below what counts as a flash, whatever is on your screen.
      </p>
      <GuardWarning isOpen={isWarning} onKeep={keepOn} onTurnOff={turnOff} />
    </div>
  );
}
