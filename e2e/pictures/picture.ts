import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page, type Request } from '@playwright/test';

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

type Theme = (typeof THEMES)[number][0];

/** Whether every picture is compared; else those of `npm test`, each in one window and one theme. */
const COMPARES_ALL = process.env['PICTURES'] !== undefined;

/** What pictures of `npm test` are known by; see playwright.config.ts. */
const GATE_TAG = '@gate';

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
  /** The one picture of this state that `npm test` compares; most have none. */
  readonly gate?: `${Screen}-${Theme}`;
  /** What is drawn by lot or measured on this machine, and covered. */
  readonly covered?: (page: Page) => Locator[];
}

/** Of each page what it has asked for and not been given yet. */
const asked = new WeakMap<Page, Set<Request>>();

/** Lets nothing on a page move by itself, and keeps count of what it waits for; before it is opened. */
export async function holdStill(page: Page): Promise<void> {
  const waiting = new Set<Request>();
  asked.set(page, waiting);
  page.on('request', (request) => void (endsByItself(request) && waiting.add(request)));
  page.on('requestfinished', (request) => void waiting.delete(request));
  page.on('requestfailed', (request) => void waiting.delete(request));
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
  { name, downTo = 'window', covered, gate }: Omit<Picture, 'open'>,
): Promise<void> {
  for (const [theme, colorScheme] of THEMES) {
    if (!COMPARES_ALL && gate !== `${screen}-${theme}`) continue;
    await page.emulateMedia({ colorScheme });
    await allIsThere(page);
    const isWhole = COMPARES_ALL && (screen === 'desk') === (theme === 'day');
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

/** The tags of a state's test on a screen. */
export function tagsOf({ gate }: Picture, screen: Screen): string[] {
  return gate?.startsWith(`${screen}-`) ? [GATE_TAG] : [];
}

/** Waits until a page has been given all that it asked for, its typefaces too, and can draw it. */
async function allIsThere(page: Page): Promise<void> {
  const waiting = asked.get(page) ?? new Set();
  do {
    for (const request of waiting) {
      await (await request.response())?.finished();
      waiting.delete(request);
    }
    // What has come may ask for more.
    await page.evaluate(async () => void (await document.fonts.ready));
  } while (waiting.size > 0);
  await page.evaluate(async () => {
    const come = [...document.images].filter(
      ({ complete, naturalWidth }) => complete && naturalWidth > 0,
    );
    await Promise.all(come.map((image) => image.decode()));
  });
}

/** Streams of events stay open, and a film comes when it is played. */
function endsByItself(request: Request): boolean {
  const { pathname } = new URL(request.url());
  return !pathname.endsWith('/events') && request.resourceType() !== 'media';
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
