// `npm run image`: builds the server's image from deploy/Dockerfile and tries it: by Docker, or where none answers on Debian's
// own packages without any registry of images. What was made is removed again.
//   --keep                   keeps the image, well or not
//   --mirror <address>       where Debian is fetched from, in place of where apt does
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../install.mjs';
import { fail, say } from '../progress.mjs';
import { examine } from './check.ts';
import { debian } from './debian.ts';
import { docker } from './docker.ts';
import { baseImageOf } from './dockerfile.ts';
import { faultsIn } from './findings.ts';
import { absent, dockerAnswers, obstacle, PROGRAMS } from './missing.ts';
import { programsIn } from './programs.ts';

const { values } = parseArgs({
  options: { keep: { type: 'boolean', default: false }, mirror: { type: 'string' } },
});
const base = baseImageOf(readFileSync(join(ROOT, 'deploy/Dockerfile'), 'utf8'));
const hasDocker = dockerAnswers();
if (!hasDocker) {
  const sentence = obstacle(absent(PROGRAMS), process.getuid?.());
  if (sentence !== undefined) fail(sentence);
}

const stopping = new AbortController();
const { signal } = stopping;
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(name, () => stopping.abort());
}
const startedAt = performance.now();
const builder = hasDocker
  ? docker(programsIn({ environment: process.env, signal }))
  : debian(base, { signal, mirror: values.mirror });
let isBuilt = false;
let isWell = false;
try {
  await builder.build();
  isBuilt = true;
  say('Starting it on a new database, and looking inside …');
  const faults = faultsIn(await examine(builder));
  for (const fault of faults) say(`wrong: ${fault}`);
  isWell = faults.length === 0;
  const megabytes = Math.round((await builder.bytes()) / 1e6);
  const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
  say(
    `${isWell ? 'The image is well' : 'The image is not well'}: ${megabytes} MB, ${minutes} min.`,
  );
} catch (error) {
  say(`\n${error instanceof Error ? error.message : String(error)}`);
}
process.exitCode = isWell ? 0 : 1;
builder.end(values.keep && isBuilt);
