import { useStore } from '@nanostores/react';
import type { OpenProgram, ProgramDesk } from '@overtone/client/program/program-desk';
import type { ProgramPlace } from '@overtone/client/program-sync/program-home';
import { Button } from '../controls/button.tsx';
import { NoticePlace } from '../controls/notice-place.tsx';

/** What the list of a person's own programs is called, by where they are kept. */
export const YOURS = {
  device: 'Yours, on this device',
  account: 'Yours, with your account',
  waiting: 'Yours, with your account',
  'signed-out': 'Yours, with your account',
  window: 'Yours, with your account',
} as const satisfies Record<ProgramPlace, string>;

/** What keeps a program that is only looked at. */
export const KEEP_IT = {
  device: 'Keep it on this device',
  account: 'Keep it with your account',
  waiting: 'Keep it with your account',
  'signed-out': 'Keep it with your account',
  window: 'Keep it with your account',
} as const satisfies Record<ProgramPlace, string>;

const WORDS = {
  device: 'Kept on this device.',
  account: 'Saved with your account.',
  waiting: 'On its way to your account; kept on this device until it is there.',
  'signed-out': 'Kept on this device until you sign in again; then it goes to your account.',
  window:
    'Not kept yet: this browser has no room. Keep this window open until it is with your account.',
} as const satisfies Record<ProgramPlace, string>;

/** Whether the open program is among those that are kept; what was deleted elsewhere is not any more. */
function useIsKept(desk: Pick<ProgramDesk, '$kept'>, { keptId }: OpenProgram): boolean {
  return useStore(desk.$kept).some(({ id }) => id === keptId);
}

interface WhereKeptProps {
  readonly desk: Pick<ProgramDesk, '$place' | '$kept'>;
  readonly open: OpenProgram;
}

/** Where the open program is kept, or that it is not; it can take the focus of what kept it. */
export function WhereKept({ desk, open }: WhereKeptProps) {
  const place = useStore(desk.$place);
  const isKept = useIsKept(desk, open);
  return (
    <output tabIndex={-1} className="text-small text-faint outline-none">
      {words(open, isKept, place)}
    </output>
  );
}

function words({ keptId, isUnkept }: OpenProgram, isKept: boolean, place: ProgramPlace): string {
  if (isUnkept) return 'Your latest change is not kept yet.';
  if (isKept) return WORDS[place];
  return keptId === null
    ? 'Not kept yet; your first change will keep it.'
    : 'Deleted elsewhere; your next change will keep it again.';
}

interface Props {
  readonly desk: Pick<ProgramDesk, '$place' | '$told' | 'heed'>;
}

/** What came of programs that were changed elsewhere as well. */
export function ToldOfPrograms({ desk }: Props) {
  const told = useStore(desk.$told);
  return (
    <NoticePlace>
      {told.length > 0 && (
        <output className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-l-2 border-edge bg-well px-4 py-2.5 text-small">
          <span className="grid max-w-prose gap-1">
            {told.map((sentence) => (
              <span key={sentence}>{sentence}</span>
            ))}
          </span>
          <Button tone="quiet" onPress={desk.heed}>
            All right
          </Button>
        </output>
      )}
    </NoticePlace>
  );
}
