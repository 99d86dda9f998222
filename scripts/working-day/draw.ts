// `node scripts/working-day/draw.ts day.svg`: plays the scripted day and draws what light and sound do on it.
import { writeFileSync } from 'node:fs';
import { type DayEntry, playDay, secondsOf } from '@overtone/client/working-day/testing/play-day';
import { WHOLE_DAY } from '@overtone/client/working-day/testing/whole-day';

const MINUTE_WIDTH = 2;
const LEFT = 70;
const RIGHT = 30;
const LIGHT_Y = 40;
const SOUND_Y = 100;
const ROW_HEIGHT = 40;
const HOURS_Y = 165;
const SCENES_Y = 185;
const SCENE_HEIGHT = 16;

const LIGHT = { shown: '#b9a7f2', dark: 'none' } as const;
const SOUND = { full: 1, low: 0.4, silent: 0 } as const;

const begin = secondsOf(WHOLE_DAY.from);
const end = secondsOf(WHOLE_DAY.to);
const x = (seconds: number) => LEFT + ((seconds - begin) / 60) * MINUTE_WIDTH;

/** One bar for light and one for sound, from this entry to the next. */
function bars({ at, light, sound }: DayEntry, until: number): string {
  const from = x(secondsOf(at));
  const width = x(until) - from;
  const height = SOUND[sound] * ROW_HEIGHT;
  return [
    `<rect x="${from}" y="${LIGHT_Y}" width="${width}" height="${ROW_HEIGHT}" fill="${LIGHT[light]}"/>`,
    `<rect x="${from}" y="${SOUND_Y + ROW_HEIGHT - height}" width="${width}" height="${height}" fill="#2f6f6a"/>`,
  ].join('\n');
}

const text = (at: number, y: number, words: string) => `<text x="${at}" y="${y}">${words}</text>`;

const entries = await playDay(WHOLE_DAY);
const { scenes } = WHOLE_DAY;
const width = x(end) + RIGHT;
const height = SCENES_Y + SCENE_HEIGHT * (scenes.length + 1);
const rows = entries.map((entry, i) => {
  const next = entries[i + 1];
  return bars(entry, next ? secondsOf(next.at) : end);
});
const hours: string[] = [];
for (let hour = Math.ceil(begin / 3600); hour <= end / 3600; hour += 1) {
  hours.push(text(x(hour * 3600), HOURS_Y, `${hour}:00`));
}
const told = scenes.map(({ at, says }, i) => {
  const from = x(secondsOf(at));
  const y = SCENES_Y + SCENE_HEIGHT * (i + 1);
  const line = `<path d="M${from} ${LIGHT_Y}V${y - 4}" stroke="#0002"/>`;
  // The last ones are too near the edge to be written behind their line.
  const isLate = from > width - 250;
  const anchor = isLate ? ' text-anchor="end"' : '';
  return `${line}<text x="${from + (isLate ? -4 : 4)}" y="${y}"${anchor}>${at.slice(0, 5)} ${says}</text>`;
});

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif" font-size="12">
<rect width="100%" height="100%" fill="#fff"/>
${text(8, LIGHT_Y + 25, 'Light')}
${text(8, SOUND_Y + 25, 'Sound')}
<path d="M${LEFT} ${LIGHT_Y + ROW_HEIGHT}H${x(end)}M${LEFT} ${SOUND_Y + ROW_HEIGHT}H${x(end)}" stroke="#0004"/>
${rows.join('\n')}
${hours.join('\n')}
${told.join('\n')}
</svg>
`;

const [, , file] = process.argv;
if (file) writeFileSync(file, svg);
else process.stdout.write(svg);
