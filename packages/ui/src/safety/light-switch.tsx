import type { OutputStore } from '@overtone/client/safety/output-store';
import { useStore } from '@nanostores/react';
import { Switch } from '../controls/switch.tsx';

/** Whether there is light at all. A meeting has the last word while it lasts. */
export function LightSwitch({ output }: { readonly output: OutputStore }) {
  const { showsLight } = useStore(output.$choice);
  const inMeeting = useStore(output.$inMeeting);
  return (
    <div>
      <Switch isOn={showsLight} onChange={output.setShowsLight} isDisabled={inMeeting}>
        Show the tint
      </Switch>
      <p className="mt-1 text-note text-faint">{sentence(showsLight, inMeeting)}</p>
    </div>
  );
}

function sentence(showsLight: boolean, inMeeting: boolean): string {
  if (inMeeting) return 'The light is off while the meeting lasts.';
  return showsLight
    ? 'A tint over everything you look at. With it off, the session is sound only.'
    : 'Sound only: nothing is drawn on your screen.';
}
