import { ERROR_CODES } from '@overtone/domain/contract/error-codes';
import { LONGEST_KEPT_TEXT } from '@overtone/domain/program/limits';
import { printProgram } from '@overtone/domain/program/text/print-program';
import { failed, ok } from '@overtone/domain/result';
import { atom, computed } from 'nanostores';
import { z } from 'zod';
import { forAccount } from '../api/for-account.ts';
import { type Exchanged, startExchangeLoop } from '../account-sync/exchange-loop.ts';
import type { Host } from '../platform/host.ts';
import { forgetProgram, type KeptProgram, keptPrograms } from '../program/kept-programs.ts';
import type { ChangeStream } from '../settings-sync/change-stream.ts';
import { ACCOUNT_PROGRAMS_KEY, keptProgramsState } from './kept-programs-state.ts';
import {
  type MovedHome,
  NOBODY_LEAVES,
  type ProgramHome,
  type ProgramPlace,
} from './program-home.ts';
import { programsFromTexts } from './programs-from-texts.ts';
import { answered } from './gone-back.ts';
import { fetchPrograms, sendProgram } from './programs-api.ts';
import {
  changed,
  changedFrom,
  inTurn,
  nextToSend,
  type ProgramsState,
  type Reconciled,
  refused,
  retried,
  taken,
  wanted,
  type WaitingProgram,
} from './programs-state.ts';
import { nameOf } from './program-text.ts';
import { openWindowsState } from './windows-state.ts';

/** What programs are kept with an account by. */
export interface AccountProgramsParts {
  readonly host: Pick<Host, 'fetch' | 'storage' | 'after' | 'onVisibility'>;
  readonly changes: Pick<ChangeStream, 'watch'>;
  /** Id of the account. */
  readonly person: string;
}

const NO_ROOM =
  'This browser has no room for it. Keep this window open until it is with your account, or save the program to a file.';

const PLACES = {
  starting: 'waiting',
  synced: 'account',
  waiting: 'waiting',
  'signed-out': 'signed-out',
} as const satisfies Record<string, ProgramPlace>;

/**
 * Programs that are kept with an account. What this device kept without one goes along; what is changed is kept here
 * first, and sent when the server can be reached. Nothing that was made here or elsewhere is overwritten unseen.
 */
export function accountPrograms({ host, changes, person }: AccountProgramsParts): ProgramHome {
  const { storage } = host;
  const server = forAccount(host, person);
  const programs = programsFromTexts();
  const watchers = new Set<(moved: MovedHome) => void>();
  const $kept = atom<readonly KeptProgram[]>([]);
  const $news = atom<readonly string[]>([]);
  const $refused = atom<readonly string[]>([]);
  /** Whether something is on its way that the device has no room for. */
  const $isInWindow = atom(false);
  const windows = openWindowsState(keptProgramsState(storage, person), see);

  function see({ state, moved, told }: Reconciled, isStored: boolean): void {
    const kept = programs(wanted(state));
    // Whoever has a program open that goes on elsewhere knows so before it sees what stands in its place.
    for (const { from, to } of moved) {
      const there = kept.find(({ id }) => id === to);
      if (there) watchers.forEach((hear) => hear({ from, to: there }));
    }
    $kept.set(kept);
    $isInWindow.set(!isStored && state.waiting.length > 0);
    $refused.set(
      state.waiting.flatMap(({ text, refused }) =>
        refused === null || text === null
          ? []
          : [
              `“${nameOf(text)}” is ${isStored ? 'on this device' : 'in this window'} only. ${refused}`,
            ],
      ),
    );
    const news = told.filter((sentence) => !$news.get().includes(sentence));
    if (news.length > 0) $news.set([...$news.get(), ...news]);
  }

  function become(next: (before: ProgramsState) => ProgramsState): boolean {
    return windows.take((before) => ({ state: next(before), moved: [], told: [] }));
  }

  /** What this device kept for nobody is the person's from now on. */
  function adopt(): void {
    const found = keptPrograms(storage).toReversed();
    if (found.length === 0) return;
    const isStored = windows.take((before, newId) =>
      inTurn(
        before,
        found.map(({ id, program }) => (state) => {
          const own = z.uuid().safeParse(id).success ? id : newId();
          // What the account has there came from this device too, and may have been changed since.
          return changedFrom(state, { id: own, text: printProgram(program), seen: '' }, newId);
        }),
      ),
    );
    if (isStored) found.forEach(({ id }) => forgetProgram(storage, id));
  }

  async function ask(signal: AbortSignal): Promise<Exchanged> {
    const asked = windows.get().server.revision;
    const answer = await fetchPrograms(server, asked, signal);
    if (signal.aborted || answer.kind === 'later') return 'later';
    if (answer.kind === 'signed-out') return 'signed-out';
    if (answer.kind === 'state') {
      windows.take((before, newId) => answered(before, answer.state, asked, newId));
    }
    return 'done';
  }

  async function send(sent: WaitingProgram, signal: AbortSignal): Promise<Exchanged> {
    if (sent.text !== null && sent.text.length > LONGEST_KEPT_TEXT) {
      become((before) => refused(before, sent, ERROR_CODES.program_too_long.sentence));
      return 'done';
    }
    const answer = await sendProgram(server, sent, signal);
    if (signal.aborted) return 'later';
    switch (answer.kind) {
      case 'taken':
        become((before) => taken(before, sent, answer.program, answer.revision));
        if (sent.text === null) become(retried);
        return windows.get().server.revision === answer.revision ? 'done' : ask(signal);
      case 'refused':
        become((before) => refused(before, sent, answer.sentence));
        return 'done';
      case 'stale': {
        const asked = await ask(signal);
        return asked === 'done' ? 'stale' : asked;
      }
      default:
        return answer.kind;
    }
  }

  adopt();
  const stopFollowing = host.storage.onChangedElsewhere(ACCOUNT_PROGRAMS_KEY, windows.follow);
  become((before) => before);
  const loop = startExchangeLoop({
    host,
    changes,
    thing: 'programs',
    isWaiting: () => nextToSend(windows.get()) !== null,
    exchange: (sends, signal) => {
      const next = sends ? nextToSend(windows.get()) : null;
      return next === null ? ask(signal) : send(next, signal);
    },
  });

  return {
    $kept,
    $place: computed([loop.$status, $isInWindow], (status, isInWindow) =>
      isInWindow ? 'window' : PLACES[status],
    ),
    $told: computed([$news, $refused], (news, refusals) => [...news, ...refusals]),
    heed: () => $news.set([]),
    keep({ id, program }, seen) {
      const change = { id, text: printProgram(program), seen: seen && printProgram(seen) };
      const isStored = windows.take((before, newId) => changedFrom(before, change, newId));
      loop.changed();
      return isStored ? ok(undefined) : failed(NO_ROOM);
    },
    forget(id) {
      become((before) => changed(before, id, null));
      loop.changed();
      return ok(undefined);
    },
    onMoved(see) {
      watchers.add(see);
      return () => void watchers.delete(see);
    },
    onLeft: NOBODY_LEAVES,
    stop() {
      stopFollowing();
      loop.stop();
    },
  };
}
