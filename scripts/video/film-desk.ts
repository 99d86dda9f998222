import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import type { ThemeName } from '../../packages/ui/src/theme/hue.ts';
import { ANSWERS, deskAt, STRENGTHS, TIMES } from './desk-course.ts';
import { deskMarkup } from './desk-markup.ts';
import type { Scene, Script } from './script.ts';

const SIZE = { width: 1280, height: 720 };
const FRAME_HZ = 60;
const STYLES = readFileSync(new URL('desk.css', import.meta.url), 'utf8');

/**
 * Draws the desk in a page of the site, whose colours and faces it has, and takes a picture whenever it changes. Whoever
 * watches can go from any picture to any other many times a second, so all of them are equally light: every window stands
 * from the first to the last, and only what is written in them changes.
 */
export async function filmDesk(
  browser: Browser,
  address: string,
  theme: ThemeName,
): Promise<Script> {
  const context = await browser.newContext({
    viewport: SIZE,
    reducedMotion: 'reduce',
    colorScheme: theme === 'day' ? 'light' : 'dark',
    bypassCSP: true,
  });
  const page = await context.newPage();
  // The page itself stays as it was written: the desk takes its place.
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(address);
  await page.addStyleTag({ content: STYLES });
  await page.evaluate(() => {
    document.body.className = 'desk';
  });
  const scenes: Scene[] = [];
  let shown = '';
  for (let frame = 0; frame < TIMES.end * FRAME_HZ; frame += 1) {
    const fromS = frame / FRAME_HZ;
    const markup = deskMarkup(deskAt(fromS));
    if (markup === shown) continue;
    shown = markup;
    await page.evaluate(async (html) => {
      document.body.innerHTML = html;
      await document.fonts.ready;
    }, markup);
    scenes.push({ fromS, pngBase64: (await page.screenshot()).toString('base64') });
  }
  await context.close();

  const { first, second } = ANSWERS;
  return {
    ...SIZE,
    frameHz: FRAME_HZ,
    durationS: TIMES.end,
    onAtS: TIMES.on,
    offAtS: TIMES.off,
    posterAtS: TIMES.strengthened + 1,
    scenes,
    cues: [
      { atS: TIMES.on, settings: { isOn: true, ...pairAndLook(first) } },
      { atS: TIMES.answered, settings: pairAndLook(second) },
      ...STRENGTHS.map(({ atS, strength }) => ({
        atS,
        settings: { globalModulationStrength: strength },
      })),
      { atS: TIMES.off, settings: { isOn: false } },
    ],
  };
}

function pairAndLook({
  globalModulationHz,
  centerModulationHz,
  globalModulationStrength,
  visualHue,
}: (typeof ANSWERS)[keyof typeof ANSWERS]) {
  return { globalModulationHz, centerModulationHz, globalModulationStrength, visualHue };
}
