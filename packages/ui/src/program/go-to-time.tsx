import { formatTime } from '@overtone/domain/program/format-time';
import type { Milliseconds } from '@overtone/domain/units';
import { type FormEvent, useState } from 'react';
import { FieldError, Input, Label, TextField } from 'react-aria-components';
import { useCalmValue } from '../page/calm-panels.tsx';
import { readLength } from './read-length.ts';

/** What going to a time is given. */
export interface GoToTimeProps {
  readonly lengthMs: Milliseconds;
  readonly onSeek: (ms: Milliseconds) => void;
}

/** A time to type, from which what plays goes on with Enter. */
export function GoToTime({ lengthMs, onSeek }: GoToTimeProps) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const shown = useCalmValue(problem);
  const go = (event: FormEvent) => {
    event.preventDefault();
    const read = readLength(typed);
    if (!read.ok) return setProblem(read.reason);
    if (read.value > lengthMs) return setProblem(`It ends at ${formatTime(lengthMs)}.`);
    onSeek(read.value);
    setTyped('');
  };
  return (
    <form onSubmit={go}>
      <TextField
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setProblem(null);
        }}
        isInvalid={shown !== null}
        validationBehavior="aria"
        autoComplete="off"
        className="flex flex-wrap items-center gap-x-2"
      >
        <Label>Play on from</Label>
        <Input
          enterKeyHint="go"
          placeholder={formatTime(Math.round(lengthMs / 2000) * 1000)}
          className="well figure w-20 px-1.5 text-ink pointer-coarse:min-h-11 pointer-coarse:text-[1rem]"
        />
        <FieldError className="text-warn">{shown}</FieldError>
      </TextField>
    </form>
  );
}
