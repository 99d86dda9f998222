import type { Browser, Page } from '@playwright/test';
import type { SessionSettings } from '@overtone/domain/session/settings';
import type { Scene, Script } from './script.ts';

const SIZE = { width: 1280, height: 720 };
const TASK = 'debugging a race condition';
const TYPED_CHARACTERS_PER_S = 14;
/** The strength at first: as it is by default, the violet would darken the page by more than a tenth. */
const FAINT = 0.25;

/**
 * Uses the demo as a person would and takes a picture at every step; times are the film's own. Whoever watches can go from any
 * picture to any other many times a second, so the page is equally light in all of them: the welcome, whose scrim is
 * dark, is left before the first.
 */
export async function filmDemo(browser: Browser, address: string): Promise<Script> {
  const context = await browser.newContext({
    viewport: SIZE,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    bypassCSP: true,
  });
  const page = await context.newPage();
  const scenes: Scene[] = [];
  let nowS = 0;
  const show = async (holdS: number) => {
    scenes.push({ fromS: nowS, pngBase64: (await page.screenshot()).toString('base64') });
    nowS += holdS;
  };

  await page.goto(`${address}/demo`);
  await page.addStyleTag({ content: 'canvas { visibility: hidden }' });
  await page.getByRole('button', { name: 'Look around without light or sound' }).press('Enter');
  await page.getByRole('contentinfo').waitFor();
  await page.getByRole('link', { name: 'Sign in' }).waitFor();
  const intensity = page.getByRole('slider', { name: 'Effect Intensity' });
  await intensity.press('PageDown');
  await intensity.press('PageDown');
  await settled(page);
  await show(1.6);
  await page.getByRole('switch', { name: 'Session on or off' }).press('Space');
  await settled(page);
  const onAtS = nowS;
  await show(2.2);
  const input = page.getByRole('textbox', { name: 'What are you about to do?' });
  for (const character of TASK) {
    await input.press(character === ' ' ? 'Space' : character);
    await show(1 / TYPED_CHARACTERS_PER_S);
  }
  await show(0.4);
  await input.press('Enter');
  await page.getByText('Offline suggestion').waitFor();
  await settled(page);
  const appliedAtS = nowS;
  await show(5);
  const strongerAtS = nowS;
  await intensity.press('PageUp');
  await intensity.press('PageUp');
  await settled(page);
  await show(4);
  await context.close();

  const suggested: Partial<SessionSettings> = {
    globalModulationStrength: 0.45,
    visualHue: 175,
    globalModulationHz: 3,
    centerModulationHz: 40,
  };
  return {
    ...SIZE,
    frameHz: 60,
    durationS: nowS,
    onAtS,
    scenes,
    cues: [
      { atS: onAtS, settings: { isOn: true, globalModulationStrength: FAINT } },
      { atS: appliedAtS, settings: suggested },
      { atS: strongerAtS, settings: { globalModulationStrength: 0.65 } },
    ],
  };
}

/** Waits until fonts and transitions have come to rest. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
}
