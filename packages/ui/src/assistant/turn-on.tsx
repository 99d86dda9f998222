import { useStore } from '@nanostores/react';
import { Button } from '../controls/button.tsx';
import { NOTHING_PLAYS } from '../session/nothing-plays.ts';
import type { SessionParts } from '../session/session-parts.ts';

/** The way to hear and see what was suggested, for whoever asked while the session is off. */
export function TurnOn({ session, output }: SessionParts) {
  const { showsLight } = useStore(output.$choice);
  return (
    <div className="turn-on flex items-center gap-x-3">
      <Button tone="solid" onPress={session.turnOn}>
        {showsLight ? 'Turn on light and sound' : 'Turn on the sound'}
      </Button>
      <span className="text-note text-muted low:@xl:hidden">{NOTHING_PLAYS}</span>
    </div>
  );
}
