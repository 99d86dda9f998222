// `npm run words [part or path]`: every string that a person may see or hear, in reading order, with its file and line.
import { ROOT } from '../install.mjs';
import { visibleStrings } from './visible-strings.ts';

const wanted = process.argv[2]?.toLowerCase() ?? '';

let heading = '';
for (const { part, file, line, text } of visibleStrings(ROOT)) {
  if (!`${part} ${file}`.toLowerCase().includes(wanted)) continue;
  if (heading !== `${part}\n${file}`) console.log(`\n# ${part} · ${file}`);
  heading = `${part}\n${file}`;
  console.log(`${String(line).padStart(4)}  ${text}`);
}
