import { alsoSetText, type OwnSettings, stillTaken } from '@overtone/domain/suggestion/also-set';
import { useStore } from '@nanostores/react';
import { Button } from '../controls/button.tsx';
import type { SessionParts } from '../session/session-parts.ts';

/** What the line is given. */
export interface AlsoSetProps extends Pick<SessionParts, 'session'> {
  readonly alsoSet: OwnSettings;
}

/** What a suggestion set of the person's own beside the pair, and the way back to it. Nothing once it is theirs again. */
export function AlsoSet({ alsoSet, session }: AlsoSetProps) {
  const own = stillTaken(alsoSet, useStore(session.$settings));
  const text = alsoSetText(own);
  if (text === null) return null;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 text-note">
      <span>{text}</span>
      <Button tone="quiet" onPress={() => session.setOwn(own)}>
        Keep mine
      </Button>
    </p>
  );
}
