// `npm run bench`: speeds as ratios inside one run, since absolute times depend on the machine and its mood.
import { inBrowser } from './browser-bench.ts';
import { benchDomain } from './domain-bench.ts';
import { benchLight } from './light-bench.ts';
import { benchMemory } from './memory-bench.ts';
import { benchTone } from './tone-bench.ts';

const lines = [
  // First, while this thread has run nothing but the player, as the overlay's worker does.
  ...benchMemory(),
  ...benchDomain(),
  ...(await inBrowser(benchTone)),
  ...(await inBrowser(benchLight)),
];
console.log(lines.join('\n'));
