import { readdir } from 'node:fs/promises';
import path from 'node:path';

const STYLE = /^styles-[\w-]+\.css$/u;

/**
 * Address of the built site's own stylesheet, which has its typefaces, colours and sizes; undefined where no site was
 * built.
 */
export async function siteStyleAddress(siteFolder: string): Promise<string | undefined> {
  const names = await readdir(path.join(siteFolder, 'assets')).catch(() => []);
  const name = names.find((each) => STYLE.test(each));
  return name === undefined ? undefined : `/assets/${name}`;
}
