import type { FileMaker, MadeFile } from '@overtone/client/program/file-maker';
import { AUDIO_FORMAT_FACTS, type AudioFormat } from '@overtone/domain/audio-file/formats';
import type { Program } from '@overtone/domain/program/program';
import { useEffect, useRef, useState } from 'react';
import { fileName } from './save-text.ts';

/** A file that is being made. */
export interface Making {
  readonly share: number;
  /** When it will be done, from now; null while that cannot be told. */
  readonly leftMs: number | null;
}

/** A file that was made, or was not. */
export interface Made {
  readonly format: AudioFormat;
  readonly name: string;
  readonly end: MadeFile;
}

/** The file that is being made of a program, one at a time, and how the last one ended. */
export function useFileMaking(make: FileMaker) {
  const [making, setMaking] = useState<Making | null>(null);
  const [made, setMade] = useState<Made | null>(null);
  const cancel = useRef<AbortController | null>(null);
  // Who leaves does not want the file any more.
  useEffect(() => () => cancel.current?.abort(), []);

  async function start(program: Program, format: AudioFormat): Promise<void> {
    const ended = new AbortController();
    cancel.current = ended;
    const name = fileName(program.name, AUDIO_FORMAT_FACTS[format].ending);
    setMade(null);
    setMaking({ share: 0, leftMs: null });
    const end = await make({
      program,
      format,
      name,
      signal: ended.signal,
      onProgress: (share, leftMs) => setMaking({ share, leftMs }),
    });
    setMaking(null);
    setMade({ format, name, end });
  }

  return { making, made, start, cancel: () => cancel.current?.abort() };
}
