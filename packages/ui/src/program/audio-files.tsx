import type { FileMaker } from '@overtone/client/program/file-maker';
import { createContext } from 'react';

/** What makes audio files here; null where nothing does, and then none are offered. */
export const AudioFiles = createContext<FileMaker | null>(null);
