import type { Program } from '@overtone/domain/program/program';
import { useCallback, useState } from 'react';

/** A program that something else on the page wants open, as often as it asks. */
export interface AskedProgram {
  readonly program: Program;
  /** How often something was asked for, this time included. */
  readonly time: number;
}

/** The program that something on the page wants open in the timeline, and how it asks for that. */
export function useAskedProgram() {
  const [asked, setAsked] = useState<AskedProgram | null>(null);
  const open = useCallback(
    (program: Program) => setAsked((before) => ({ program, time: (before?.time ?? 0) + 1 })),
    [],
  );
  return [asked, open] as const;
}
