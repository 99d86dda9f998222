import type { FileMaker, FileWish, MadeFile } from '@overtone/client/program/file-maker';
import { AUDIO_FORMAT_FACTS } from '@overtone/domain/audio-file/formats';
import { timeLeft } from '@overtone/client/program/time-left';
import type { FileFailure } from '@overtone/render/browser/file-failure';
import type { renderHere } from '@overtone/render/browser/render-here';
import { untilAborted } from '@overtone/render/browser/until-aborted';
import { AUDIO_FILE_FAILURES } from '../content/audio-file-failures.ts';

/** What a browser has that lets a person choose a place for a file (File System Access). */
interface PicksPlaces {
  showSaveFilePicker(options: {
    readonly suggestedName: string;
    readonly types: readonly { readonly accept: Readonly<Record<string, readonly string[]>> }[];
  }): Promise<FileSystemFileHandle>;
}

function picksPlaces(scope: object): scope is PicksPlaces {
  return 'showSaveFilePicker' in scope;
}

/** Where a file stands that no place could be chosen for, until another takes its place. */
const OWN_FILE = 'overtone.audio-file';

const NO_ROOM =
  'This browser doesn’t let a page keep files, so nothing can be saved here. If this is a private window, open the page in an ordinary one.';

type Place = { readonly handle: FileSystemFileHandle; readonly isChosen: boolean };

async function placeFor({ name, format }: FileWish): Promise<Place | null> {
  const { mime, ending } = AUDIO_FORMAT_FACTS[format];
  const scope: object = globalThis;
  if (picksPlaces(scope)) {
    try {
      const types = [{ accept: { [mime]: [`.${ending}`] } }];
      const handle = await scope.showSaveFilePicker({ suggestedName: name, types });
      return { handle, isChosen: true };
    } catch (cause) {
      if (cause instanceof DOMException && cause.name === 'AbortError') return null;
    }
  }
  const folder = await navigator.storage.getDirectory();
  return { handle: await folder.getFileHandle(OWN_FILE, { create: true }), isChosen: false };
}

/** What a browser has that lets a page take away a file that was chosen (File System Access, Chromium). */
interface TakesAway {
  remove(): Promise<void>;
}

function takesAway(handle: object): handle is TakesAway {
  return 'remove' in handle;
}

/** Takes away the file that choosing a place made, as long as nothing is in it and where the browser lets a page. */
async function takeAwayEmpty(handle: FileSystemFileHandle): Promise<void> {
  if (!takesAway(handle)) return;
  try {
    const { size } = await handle.getFile();
    if (size === 0) await handle.remove();
  } catch {
    // It is gone already, or is not ours any more.
  }
}

/** Hands a file of the browser's own to the person, as a download. It is read from the disk, not from memory. */
async function handOver(handle: FileSystemFileHandle, name: string): Promise<void> {
  const address = URL.createObjectURL(await handle.getFile());
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

async function load(path: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const response = await fetch(path, { signal });
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`);
  return response.arrayBuffer();
}

/** Adds to each share how long it takes yet, once that can be told. */
function timed(tell: FileWish['onProgress']): (share: number) => void {
  const left = timeLeft();
  return (share) => tell(share, left(share, performance.now()));
}

function failed(why: FileFailure): MadeFile {
  return { kind: 'failed', sentence: AUDIO_FILE_FAILURES[why], isFormat: why === 'no-encoder' };
}

/** What makes files here; it is loaded with the first, and null where it cannot be. */
async function renderer(): Promise<typeof renderHere | null> {
  try {
    return (await import('@overtone/render/browser/render-here')).renderHere;
  } catch {
    return null;
  }
}

async function makeAt(place: Place, wish: FileWish): Promise<MadeFile> {
  const render = await Promise.race([renderer(), untilAborted(wish.signal)]);
  if (render === 'cancelled') return { kind: 'left' };
  if (render === null) return failed('not-loaded');
  try {
    const end = await render({ ...wish, place, load, onProgress: timed(wish.onProgress) });
    if (end.kind === 'cancelled') return { kind: 'left' };
    if (end.kind === 'failed') return failed(end.why);
    if (!place.isChosen) await handOver(place.handle, wish.name);
    return { kind: 'saved' };
  } catch {
    return failed('ours');
  }
}

/** Makes audio files in this browser. Renderer and encoders are loaded with the first. */
export const makeAudioFile: FileMaker = async (wish) => {
  let place: Place | null;
  try {
    place = await placeFor(wish);
  } catch {
    return { kind: 'failed', sentence: NO_ROOM, isFormat: false };
  }
  if (!place) return { kind: 'left' };
  const made = await makeAt(place, wish);
  if (place.isChosen && made.kind !== 'saved') await takeAwayEmpty(place.handle);
  return made;
};
