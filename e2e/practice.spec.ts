import { expect, test } from '@playwright/test';
import { openDemo, startDemo } from './demo.ts';
import { chooseTab } from './site.ts';

test('the video demo has a poster and plays the recording', async ({ page }) => {
  await openDemo(page);
  await startDemo(page);
  await chooseTab(page, 'Video Demo');
  const video = page.locator('video');
  const poster = await video.getAttribute('poster');
  expect((await page.request.get(poster ?? '')).headers()['content-type']).toBe('image/webp');
  await video.evaluate((element: HTMLVideoElement) => element.play());
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0);
  expect(await video.evaluate((element: HTMLVideoElement) => element.duration)).toBeGreaterThan(10);
});

test('reading counts seconds while the effect is on and the tab is shown, and starts over when either stops', async ({
  page,
}) => {
  await page.clock.install();
  await openDemo(page);
  await startDemo(page);
  const time = page.getByText(/^\d:\d\d$/);
  await expect(time).not.toHaveText('0:00');
  // From here on seconds pass only where the test lets them.
  await page.clock.pauseAt(Date.now() + 10_000);
  await chooseTab(page, 'Code Editor');
  await page.clock.runFor(500);
  await chooseTab(page, 'Focus Reading');
  await expect(time).toHaveText('0:00');
  await page.clock.runFor(1000);
  await expect(time).toHaveText('0:01');
  await page.clock.runFor(1000);
  await expect(time).toHaveText('0:02');
  await page.keyboard.press('Escape');
  await expect(time).toHaveText('0:00');
});

test('without a key the built-in article is shown, and no article is asked for', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openDemo(page);
  await startDemo(page);
  await page.getByRole('button', { name: 'Read About Something Random' }).click();
  await expect(
    page.getByRole('heading', { name: 'Understanding Neural Oscillations' }),
  ).toBeVisible();
  await expect.poll(() => asked).toContain('/api/capabilities');
  expect(asked).not.toContain('/api/article');
});

test('an article that cannot be had is logged, and the built-in one is shown', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.route('**/api/capabilities', (route) =>
    route.fulfill({ json: { aiSuggestions: true, aiArticles: true } }),
  );
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/article', async (route) => {
    await held;
    await route.fulfill({
      status: 502,
      json: { error: 'Failed to generate content', code: 'article_failed' },
    });
  });
  await openDemo(page);
  await startDemo(page);
  await page.getByRole('button', { name: 'Read About Something Random' }).click();
  await expect(page.getByRole('button', { name: 'Generating new content...' })).toBeDisabled();
  answer();
  await expect(page.getByRole('button', { name: 'Read About Something Random' })).toBeEnabled();
  await expect(
    page.getByRole('heading', { name: 'Understanding Neural Oscillations' }),
  ).toBeVisible();
  expect(logged.join('\n')).toContain('Failed to generate content');
});

test('an API key that is missing is told to whoever runs the server', async ({ page }) => {
  await page.route('**/api/ai-suggestion', (route) =>
    route.fulfill({
      status: 502,
      json: { error: 'The AI provider rejected the API key', code: 'ai_auth' },
    }),
  );
  await openDemo(page);
  await startDemo(page);
  const input = page.getByRole('textbox', { name: 'What are you about to do?' });
  await input.fill('writing');
  await input.press('Enter');
  await expect(
    page.getByText('I encountered an error. Please try again or check your API key configuration.'),
  ).toBeVisible();
  await expect(page.getByText('API Key Required')).toBeVisible();
});

test('a nature track that fails to load is logged only', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.route('**/audio/ambient/**', (route) => route.fulfill({ status: 404, body: '' }));
  await openDemo(page);
  await startDemo(page);
  await expect.poll(() => logged.join('\n')).toContain('Serene Rain');
  await expect(page.getByRole('alert')).toHaveCount(0);
});
