import type { HostStorage } from '@overtone/client/platform/host';
import { createProgramDesk } from '@overtone/client/program/program-desk';
import { isProgramFragment } from '@overtone/domain/program/link/fragment-start';
import { useEffect, useState } from 'react';
import type { ProgramsPanelProps } from './program-parts.ts';
import { ProgramsPanel } from './programs-panel.tsx';

/** What the programs of a device are given. */
export interface ProgramsAtHandProps extends Omit<ProgramsPanelProps, 'desk'> {
  readonly storage: HostStorage;
  /** The fragment of the page's address; a program in it is opened, and does not play. */
  readonly fragment: string;
}

/** The programs of this device. What reads and draws them comes with this file, and no sooner. */
export function ProgramsAtHand({ storage, fragment, ...panel }: ProgramsAtHandProps) {
  const [desk] = useState(() => createProgramDesk(storage));
  useEffect(() => {
    if (isProgramFragment(fragment)) desk.read(fragment, 'link');
  }, [desk, fragment]);
  useEffect(() => desk.settle, [desk]);
  return <ProgramsPanel {...panel} desk={desk} />;
}
