import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';

/** When it is in every picture: late in an hour, so that what was a moment ago was in the same one. */
export const NOW = new Date('2026-06-03T10:50:00Z');

/** What a browser is told for a picture: no motion, one language, one time zone. */
export const STILL = {
  contextOptions: { reducedMotion: 'reduce' },
  locale: 'en-GB',
  timezoneId: 'UTC',
} as const;

/** What pages are taken on: each state is opened anew on each. */
export const SCREENS = [
  ['desk', { viewport: { width: 1440, height: 900 } }],
  ['phone', { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }],
] as const;

type Screen = (typeof SCREENS)[number][0];

const THEMES = [
  ['day', 'light'],
  ['night', 'dark'],
] as const;

/** No pixel may differ by more than a tenth of the way from black to white; the pictures are kept in 256 colours. */
export const TOLERANCE = { threshold: 0.1, maxDiffPixels: 0 } as const;

/** Another Chromium than the pictures were made with may set the same text otherwise; a page that fell apart is seen still. */
const TOLERANCE_OF_ANOTHER = { threshold: 0.2, maxDiffPixelRatio: 0.03 } as const;

const STYLE = readFileSync(join(import.meta.dirname, 'still.css'), 'utf8');
const MADE_WITH = readFileSync(join(import.meta.dirname, 'made-with.txt'), 'utf8').trim();

/** One state of a page, and how much of it is taken. */
export interface Picture {
  /** Folder and name, in words. */
  readonly name: string;
  /** Brings a page into the state, from nothing. */
  readonly open: (page: Page) => Promise<void>;
  /** The window, or the page down to its end or to so many pixels. */
  readonly downTo?: 'window' | 'end' | number;
  /** What is drawn by lot or measured on this machine, and covered. */
  readonly covered?: (page: Page) => Locator[];
}

/** Lets nothing on a page move by itself; before it is opened. The clock stands still from `pauseClock` on. */
export async function holdStill(page: Page): Promise<void> {
  await page.clock.install({ time: new Date(NOW.getTime() - 60_000) });
  await page.addInitScript((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, STYLE);
}

/**
 * Takes the pictures of a state that a page is in, by day and by night. A page longer than the window is taken window by window to its end by
 * day on a desk and by night on a phone: every part of it at each width and in each theme.
 */
export async function takePictures(
  page: Page,
  screen: Screen,
  { name, downTo = 'window', covered }: Omit<Picture, 'open'>,
): Promise<void> {
  for (const [theme, colorScheme] of THEMES) {
    await page.emulateMedia({ colorScheme });
    await fontsAreThere(page);
    const isWhole = (screen === 'desk') === (theme === 'day');
    for (const [index, top] of (await topsOf(page, isWhole ? downTo : 'window')).entries()) {
      if (downTo !== 'window') await scrollTo(page, top);
      const part = index > 0 ? `-${index + 1}` : '';
      await expect
        .soft(page, reminder(page))
        .toHaveScreenshot([...name.split('/'), `${screen}-${theme}${part}.png`], {
          ...(versionOf(page) === MADE_WITH ? TOLERANCE : TOLERANCE_OF_ANOTHER),
          mask: covered?.(page) ?? [],
        });
    }
  }
}

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((px) => window.scrollTo({ top: px, behavior: 'instant' }), top);
}

async function fontsAreThere(page: Page): Promise<void> {
  await page.evaluate(async () => void (await document.fonts.ready));
}

/** How far a page is scrolled for each of its pictures. */
async function topsOf(page: Page, downTo: Picture['downTo']): Promise<number[]> {
  if (downTo === 'window') return [0];
  const [windowPx, wholePx] = await page.evaluate(() => {
    const { clientHeight, scrollHeight } = document.documentElement;
    return [clientHeight, scrollHeight];
  });
  const endPx = downTo === 'end' ? wholePx : Math.min(wholePx, downTo ?? windowPx);
  return Array.from({ length: Math.ceil(endPx / windowPx) }, (_, index) => index * windowPx);
}

/** What somebody needs to know who sees a picture differ. */
function reminder(page: Page): string {
  const version = versionOf(page);
  if (version === MADE_WITH) return 'as in the picture; if it is meant to differ: npm run pictures';
  return `The pictures were made with Chromium ${MADE_WITH}, and this is Chromium ${version}, which may draw the same page otherwise`;
}

function versionOf(page: Page): string {
  return page.context().browser()?.version() ?? 'unknown';
}
