import type { FileFailure } from '@overtone/render/browser/file-failure';

/** Why an audio file was not made, and what a person can do about it. */
export const AUDIO_FILE_FAILURES: Readonly<Record<FileFailure, string>> = {
  'not-loaded':
    'Nothing was saved: the part that makes the file could not be loaded. Check your connection and save again. If that does not help, reload the page.',
  'no-room':
    'Nothing was saved: there is no room left for the file. Free some space on this device, or choose a smaller kind of file, and save again.',
  'no-encoder': 'This browser has no encoder for Opus.',
  ours: 'Nothing was saved: something went wrong here, which is our fault. Save again, or choose another kind of file.',
};
