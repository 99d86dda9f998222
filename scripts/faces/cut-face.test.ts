import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { charactersIn, cutFace } from './cut-face.ts';
import { FACES_FOLDER, WEB_FACES } from './web-faces.ts';

describe('a face of the site', () => {
  it.each(WEB_FACES)('$file is what is cut from its source', async (face) => {
    const served = await readFile(join(FACES_FOLDER, face.file));
    expect(Buffer.from(await cutFace(face)).equals(served)).toBe(true);
  });

  it('has the characters that its ranges name', () => {
    expect(charactersIn('U+0041-0043, U+20AC')).toBe('ABC€');
    expect(() => charactersIn('U+0043-0041')).toThrow(RangeError);
    expect(() => charactersIn('latin')).toThrow(RangeError);
  });
});
