// `npm run light -- search 100000 [first seed]`: plays random scripts against Flash guard and counts what they show.
// `npm run light -- film <seed> <red,green,blue> <file.mp4>`: writes one of them as a lossless film, for other meters.
import { search } from './search.ts';
import { writeFilm } from './film.ts';

const [verb, ...rest] = process.argv.slice(2);

if (verb === 'search') {
  await search(Number(rest[0] ?? 1000), Number(rest[1] ?? 1));
} else if (verb === 'film' && rest.length === 3) {
  const [seed = '', colour = '', file = ''] = rest;
  await writeFilm(Number(seed), colour.split(',').map(Number), file);
} else {
  console.error('light: search COUNT [FIRST_SEED] | film SEED RED,GREEN,BLUE FILE.mp4');
  process.exitCode = 2;
}
