// `npm run bench`: speeds as ratios inside one run, since absolute times depend on the machine and its mood.
// `npm run bench site`: Lighthouse on every page, which takes some minutes.
// `npm run bench render`: the files alone.
// `npm run bench sound`: the sound's rhythm after 1200 changes, which takes ten; a share of them with a number after it.
import { inBrowser } from './browser-bench.ts';
import { benchCalendar } from './calendar-bench.ts';
import { benchDomain } from './domain-bench.ts';
import { benchLight } from './light-bench.ts';
import { benchMemory } from './memory-bench.ts';
import { benchRender } from './render-bench.ts';
import { benchSoundPhase } from './sound-phase-bench.ts';
import { benchSite } from './site-bench.ts';
import { benchTone } from './tone-bench.ts';

async function engineLines(): Promise<string[]> {
  return [
    // First, while this thread has run nothing but the player, as the overlay's worker does.
    ...benchMemory(),
    ...benchDomain(),
    ...benchCalendar(),
    ...benchRender(),
    ...(await inBrowser(benchTone)),
    ...(await inBrowser(benchLight)),
  ];
}

const [, , subject, share] = process.argv;
if (subject === 'sound') {
  await inBrowser((ask) => benchSoundPhase(ask, Number(share ?? 1), (line) => console.log(line)));
} else if (subject === 'render') console.log(benchRender().join('\n'));
else if (subject === 'site') await benchSite((line) => console.log(line));
else console.log((await engineLines()).join('\n'));
