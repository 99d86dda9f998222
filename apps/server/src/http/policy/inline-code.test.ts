import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readInlineCode } from './inline-code.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'overtone-inline-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

describe('inline code of built pages', () => {
  it('is named by its hash, for each page by itself', async () => {
    const head = '<script>go();</script>\n<style>a{}\nb{}</style><script src="/x.js"></script>';
    await mkdir(path.join(folder, 'auth'));
    await writeFile(path.join(folder, 'index.html'), `<head>${head}</head>`);
    await writeFile(path.join(folder, 'auth/success.html'), '<script>go();</script>');
    await writeFile(path.join(folder, 'notes.txt'), '<script>other();</script>');
    // From `printf 'go();' | openssl dgst -sha256 -binary | base64`, and the like for the style.
    const go = "'sha256-bYOqbsii8BMz1hC57p5sZG4K4cMuk6QQDiwupM2aRMM='";
    const style = "'sha256-zed0RLOFY+TcmXcTg8xXzuEuz9LcL/bpBT9mk1CINVo='";
    expect(await readInlineCode(folder)).toEqual(
      new Map([
        ['index.html', { scripts: [go], styles: [style] }],
        ['auth/success.html', { scripts: [go], styles: [] }],
      ]),
    );
  });

  it('is none where no site was built', async () => {
    expect(await readInlineCode(path.join(folder, 'absent'))).toEqual(new Map());
  });
});
