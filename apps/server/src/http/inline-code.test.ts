import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NO_INLINE_CODE, readInlineCode } from './inline-code.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'overtone-inline-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

describe('inline code of built pages', () => {
  it('is named by its hash, once however many pages carry it', async () => {
    const head = '<script>go();</script>\n<style>a{}\nb{}</style><script src="/x.js"></script>';
    await writeFile(path.join(folder, 'index.html'), `<head>${head}</head>`);
    await writeFile(path.join(folder, 'demo.html'), `<head>${head}</head>`);
    await writeFile(path.join(folder, 'notes.txt'), '<script>other();</script>');
    // From `printf 'go();' | openssl dgst -sha256 -binary | base64`, and the like for the style.
    expect(await readInlineCode(folder)).toEqual({
      scripts: ["'sha256-bYOqbsii8BMz1hC57p5sZG4K4cMuk6QQDiwupM2aRMM='"],
      styles: ["'sha256-zed0RLOFY+TcmXcTg8xXzuEuz9LcL/bpBT9mk1CINVo='"],
    });
  });

  it('is none where no site was built', async () => {
    expect(await readInlineCode(path.join(folder, 'absent'))).toEqual(NO_INLINE_CODE);
  });
});
