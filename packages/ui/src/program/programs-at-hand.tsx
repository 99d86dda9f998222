import { keepInTime, type KeepingTimes } from '@overtone/client/program/keep-in-time';
import { createProgramDesk } from '@overtone/client/program/program-desk';
import { readInWorker } from '@overtone/client/program/read-in-worker';
import type { ProgramHome } from '@overtone/client/program-sync/program-home';
import { isProgramFragment } from '@overtone/domain/program/link/fragment-start';
import type { Program } from '@overtone/domain/program/program';
import { use, useEffect, useState } from 'react';
import type { ProgramsPanelProps } from './program-parts.ts';
import { ProgramsPanel } from './programs-panel.tsx';

/** What the programs of a person are given. */
export interface ProgramsAtHandProps extends Omit<ProgramsPanelProps, 'desk'> {
  /** Loads where they are kept; the same at each drawing, until what could not be loaded is asked for anew. */
  readonly programs: () => Promise<ProgramHome>;
  /** The fragment of the page's address; a program in it is opened, and does not play. */
  readonly fragment: string;
  /** A program that something else wants open; null where nothing does. */
  readonly asked?: Program | null;
  /** Tells when what is changed is to be kept. */
  readonly host: KeepingTimes;
}

/** The programs of whoever sits here. What reads and draws them comes with this file, and no sooner. */
export function ProgramsAtHand({
  programs,
  fragment,
  asked = null,
  host,
  ...panel
}: ProgramsAtHandProps) {
  const kept = use(programs());
  const [desk] = useState(() => createProgramDesk(kept, readInWorker));
  useEffect(() => {
    if (isProgramFragment(fragment)) desk.read(fragment, 'link');
  }, [desk, fragment]);
  useEffect(() => {
    if (asked !== null) desk.open(asked, 'own');
  }, [desk, asked]);
  useEffect(() => keepInTime(desk, host), [desk, host]);
  useEffect(() => desk.stop, [desk]);
  return <ProgramsPanel {...panel} desk={desk} />;
}
