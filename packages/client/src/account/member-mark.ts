import type { Stop } from '@overtone/domain/stop';
import type { ReadableAtom } from 'nanostores';
import type { HostStorage } from '../platform/host.ts';
import type { Who } from './account-store.ts';

/** Where the device notes that somebody is signed in. */
export const MEMBER_KEY = 'overtone.member';

/** Whether somebody was signed in when this browser last knew. It shows links and opens nothing. */
export function isMarkedMember(storage: Pick<HostStorage, 'read'>): boolean {
  return storage.read(MEMBER_KEY) !== null;
}

/** Keeps the mark as long as somebody is signed in, so that pages which ask no server show a person their own places. */
export function keepMemberMark(
  $who: ReadableAtom<Who>,
  storage: Pick<HostStorage, 'write' | 'remove'>,
): Stop {
  return $who.subscribe(({ kind }) => {
    if (kind === 'member') storage.write(MEMBER_KEY, 'yes');
    if (kind === 'visitor') storage.remove(MEMBER_KEY);
  });
}
