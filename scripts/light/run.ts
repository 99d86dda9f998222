// `npm run light -- search 100000 [first seed]`: plays random scripts against Flash guard and counts what they show.
// Scripts in which programs play have seeds from 1000000000 on, blind ones from 2000000000, those in which much happens to
// screens from 3000000000.
// `npm run light -- film <seed> <red,green,blue | worst> <file.mp4>`: writes one of them as a lossless film, for other
// meters, over a background of code values or over the one on which most changed.
// `npm run light -- film default@<refresh rate> <red,green,blue> <file.mp4>`: the session as it starts, on that screen.
import type { LightScript } from '@overtone/testkit/light/light-script';
import { judgeScript, scriptOfSeed } from '@overtone/testkit/light/light-search';
import { search } from './search.ts';
import { writeFilm } from './film.ts';

const [verb, ...rest] = process.argv.slice(2);

const DEFAULT_LENGTH_MS = 8000;

function scriptOf(name: string): LightScript {
  const [seed = '', refreshHz] = name.split('@');
  if (seed !== 'default') return scriptOfSeed(Number(seed));
  return {
    refreshHz: Number(refreshHz ?? 60),
    lengthMs: DEFAULT_LENGTH_MS,
    acts: [{ atMs: 0, act: { kind: 'toggle' } }],
  };
}

async function film(name: string, under: string, file: string): Promise<void> {
  const script = scriptOf(name);
  const { luminance, red, background } = judgeScript(script);
  const chosen =
    under === 'worst' ? background : under.split(',').map((value) => Number(value) / 255);
  const verdict = await writeFilm(script, chosen, file);
  const codes = chosen.map((value) => Math.round(255 * value)).join(',');
  console.log(`${file}: ${script.refreshHz} Hz over ${codes}; luminance ${luminance}, red ${red}`);
  const { pass, generalFlashesPerSecond, redFlashesPerSecond, sustained } = verdict;
  console.log(
    `   meter ${pass ? 'pass' : 'FAIL'}, ${generalFlashesPerSecond} general and ${redFlashesPerSecond} red flashes a second${sustained ? ', SUSTAINED' : ''}`,
  );
}

if (verb === 'search') {
  await search(Number(rest[0] ?? 1000), Number(rest[1] ?? 1));
} else if (verb === 'film' && rest.length === 3) {
  const [name = '', under = '', file = ''] = rest;
  await film(name, under, file);
} else {
  console.error('light: search COUNT [FIRST_SEED] | film SEED|default@HZ R,G,B|worst FILE.mp4');
  process.exitCode = 2;
}
