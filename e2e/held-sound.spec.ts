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
  const words = async () => {
    const { result } = await unseen.send('Runtime.evaluate', {
      expression: 'document.body.innerText',
      userGesture: false,
    });
    return String(result.value);
  };
  await expect.poll(words).toContain('The browser is holding the sound back');
  const shown = await words();
  expect(shown).toContain('Light only: your browser is holding the sound back');
  expect(shown).toMatch(/Fast\s+40 Hz\s+\S+ Hz\s+off/u);
  const held = page.getByRole('alert').filter({ hasText: 'The browser is holding the sound back' });
  await held.getByRole('button', { name: 'Let it play' }).click();
  await expect(held).toBeHidden();
});
