// `npm run bench`: speeds as ratios inside one run, since absolute times depend on the machine and its mood.
// `npm run bench site`: Lighthouse on every page, which takes some minutes.
import { inBrowser } from './browser-bench.ts';
import { benchCalendar } from './calendar-bench.ts';
import { benchDomain } from './domain-bench.ts';
import { benchLight } from './light-bench.ts';
import { benchMemory } from './memory-bench.ts';
import { benchSite } from './site-bench.ts';
import { benchTone } from './tone-bench.ts';

async function engineLines(): Promise<string[]> {
  return [
    // First, while this thread has run nothing but the player, as the overlay's worker does.
    ...benchMemory(),
    ...benchDomain(),
    ...benchCalendar(),
    ...(await inBrowser(benchTone)),
    ...(await inBrowser(benchLight)),
  ];
}

if (process.argv[2] === 'site') await benchSite((line) => console.log(line));
else console.log((await engineLines()).join('\n'));
