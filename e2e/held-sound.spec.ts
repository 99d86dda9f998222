import { expect, test } from '@playwright/test';
import { browserLaunch } from '../scripts/browser.mjs';

const { args, ...launch } = browserLaunch();

test.use({
  launchOptions: {
    ...launch,
    args: args.map((flag) =>
      flag.startsWith('--autoplay-policy')
        ? '--autoplay-policy=document-user-activation-required'
        : flag,
    ),
  },
});

test('sound that the browser holds back is said to be, and plays at a press', async ({ page }) => {
  // A start that no press caused. Most of what a test does in a page counts as a press, so the page starts by itself and is
  // only read until the sound was seen to be held back.
  await page.addInitScript(() => {
    const looking = setInterval(() => {
      const start = [...document.querySelectorAll('button')].find(
        ({ textContent }) => textContent === 'Start Demo Experience',
      );
      if (!start || start.disabled) return;
      clearInterval(looking);
      start.click();
    }, 200);
  });
  await page.goto('/demo#signal');
  const unseen = await page.context().newCDPSession(page);
  const evaluate = async (expression: string) => {
    const { result } = await unseen.send('Runtime.evaluate', { expression, userGesture: false });
    return String(result.value);
  };
  const words = () => evaluate('document.body.innerText');
  await expect.poll(words).toContain('The browser is holding the sound back');
  await expect.poll(words).toContain('Light only: your browser is holding the sound back');
  await expect.poll(words).toMatch(/Fast\s+40 Hz\s+\S+ Hz\s+off/u);
  // A click would look for its button first, which counts as a press already.
  const focused = await evaluate(`
    [...document.querySelectorAll('button')].find((each) => each.innerText === 'Let it play')?.focus();
    document.activeElement.innerText`);
  expect(focused).toBe('Let it play');
  await page.keyboard.press('Enter');
  await expect.poll(words).not.toContain('The browser is holding the sound back');
});
