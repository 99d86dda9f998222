import { call, type Reply } from '@overtone/client/api/call';
import { nothing, told, whole } from '@overtone/client/api/told';
import { pathOf } from '@overtone/domain/contract/address';
import {
  changeLetter,
  deleteLetter,
  type Letter,
  type LetterContent,
  type LettersPage,
  listLetters,
  type PreviewForm,
  previewLetter,
  readLetter,
  resumeLetter,
  sendLetter,
  stopLetter,
  testLetter,
  writeLetter,
} from '@overtone/domain/contract/letters';
import { revisionTag } from '@overtone/domain/contract/settings';
import type { AccountBoot } from '../../account/boot-account.ts';

type Host = AccountBoot['host'];

const at = ({ revision }: Pick<Letter, 'revision'>) => ({ 'if-match': revisionTag(revision) });

/** Asks for a page of letters; `after` is the `next` of the page before. */
export function askForLetters(host: Host, after?: string): Reply<LettersPage> {
  return told(host, call(host, listLetters, { query: { after } }), whole);
}

/** Asks for one letter. */
export function askForLetter(host: Host, id: string): Reply<Letter> {
  return told(host, call(host, readLetter, { params: { id } }), whole);
}

/** Begins a draft. */
export function askToWrite(host: Host, body: LetterContent): Reply<Letter> {
  return told(host, call(host, writeLetter, { body }), whole);
}

/** Changes a draft that is still as `letter`. */
export function askToChange(host: Host, letter: Letter, body: LetterContent): Reply<Letter> {
  const asking = { params: { id: letter.id }, headers: at(letter), body };
  return told(host, call(host, changeLetter, asking), whole);
}

/** Deletes a draft that is still as `letter`. */
export function askToDelete(host: Host, letter: Letter): Reply<undefined> {
  const asking = { params: { id: letter.id }, headers: at(letter) };
  return told(host, call(host, deleteLetter, asking), nothing);
}

/** Has a letter mailed to whoever asks; says to which address it went. */
export function askForTest(host: Host, { id }: Letter): Reply<string> {
  return told(host, call(host, testLetter, { params: { id }, body: {} }), ({ did }) => did);
}

/** Begins to send a letter that is still as `letter`; `subject` is its subject, as the admin has typed it. */
export function askToSend(host: Host, letter: Letter, subject: string): Reply<Letter> {
  const asking = { params: { id: letter.id }, headers: at(letter), body: { subject } };
  return told(host, call(host, sendLetter, asking), whole);
}

/** Stops a letter that goes out. */
export function askToStop(host: Host, { id }: Letter): Reply<Letter> {
  return told(host, call(host, stopLetter, { params: { id }, body: {} }), whole);
}

/** Lets a stopped letter go on. */
export function askToResume(host: Host, { id }: Letter): Reply<Letter> {
  return told(host, call(host, resumeLetter, { params: { id }, body: {} }), whole);
}

/** Where a saved revision of a letter is shown as it arrives. */
export function previewAddress({ id, revision }: Letter, form: PreviewForm): string {
  return `${pathOf(previewLetter, { id })}?as=${form}&revision=${revision}`;
}
