import type { Session } from '@overtone/client/session/session';
import { useStore } from '@nanostores/react';
import { Button } from '../controls/button.tsx';
import { NoticePlace } from '../controls/notice-place.tsx';
import { Notice } from '../controls/notice.tsx';

/** Says so when the light or the sound cannot run here, and what still works. */
export function OutputNotices({ session }: { readonly session: Session }) {
  const { audio, audioReason, light, lightReason } = useStore(session.$engine);
  const isOn = useStore(session.$isOn);
  return (
    <NoticePlace>
      {light === 'unavailable' && (
        <Notice title="The light cannot be shown here">
          {withReason('This browser could not draw the overlay', lightReason)} The sound works
          without it.
        </Notice>
      )}
      {audio === 'unavailable' && (
        <Notice title="The sound cannot be played here">
          {withReason('This browser could not open a sound output', audioReason)} The light works
          without it.
        </Notice>
      )}
      {isOn && audio === 'suspended' && (
        <Notice title="The browser is holding the sound back">
          <Button tone="quiet" onPress={session.start}>
            Let it play
          </Button>
        </Notice>
      )}
    </NoticePlace>
  );
}

function withReason(sentence: string, reason: string | undefined): string {
  const cause = reason?.trim().replace(/[.\s]+$/u, '') ?? '';
  return cause === '' ? `${sentence}.` : `${sentence}: ${cause}.`;
}
