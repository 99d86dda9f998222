import { saveFile } from '../files/save-file.ts';

/** The name of a file for what is called so: letters and digits, the rest as hyphens. */
export function fileName(name: string, ending: string): string {
  const plain = name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/gu, '');
  return `${plain || 'program'}.${ending}`;
}

/** Gives a text to the person as a file; the name that it was given. */
export function saveText(text: string, name: string, ending: string): string {
  const file = fileName(name, ending);
  saveFile(new Blob([text], { type: 'text/plain' }), file);
  return file;
}
