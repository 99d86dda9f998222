import { test as base, expect, type Page } from '@playwright/test';
import {
  type AiStandIn,
  answers,
  says,
  startAiStandIn,
} from '../apps/server/src/testing/stand-ins/ai-stand-in.ts';
import { freePort } from '../scripts/free-port.ts';
import { startOwnServer } from './account/own-server.ts';
import { openDemo, startDemo } from './demo.ts';

const REPLY = {
  state: 'analytical',
  globalModulationHz: 3,
  centerModulationHz: 40,
  visualHue: 175,
  narrativeExplanation: 'Close reasoning is associated with gamma rhythms.',
};

/** A server of its own whose model is on the loopback address. */
const test = base.extend<object, { readonly model: AiStandIn; readonly site: string }>({
  model: [
    // Playwright wants the first argument taken apart.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const model = await startAiStandIn();
      await use(model);
      await model.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ model }, use) => {
      const port = await freePort();
      const server = await startOwnServer(port, {
        AI_BASE_URL: model.baseUrl,
        AI_API_KEY: 'sk-test',
        AI_MODEL: 'test-model',
      });
      await use(`http://127.0.0.1:${port}`);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ site }, use) => use(site),
});

async function ask(page: Page, task: string): Promise<void> {
  const input = page.getByRole('textbox', { name: 'What are you about to do?' });
  await input.fill(task);
  await input.press('Enter');
}

test.beforeEach(async ({ page }) => {
  await openDemo(page);
  await startDemo(page);
});

test('a model answers: its pair is set, it is named, two other readings are offered, and one answer is counted', async ({
  page,
  model,
}) => {
  model.behave(says(JSON.stringify(REPLY)));
  await ask(page, 'debugging a race condition');
  const log = page.getByRole('log');
  await expect(log).toContainText('AI suggestion');
  await expect(log).toContainText(REPLY.narrativeExplanation);
  await expect(page.getByText('9 of 10 free AI personalizations left')).toBeVisible();
  const chips = log.getByRole('button', { name: / Hz$/u });
  await expect(chips).toHaveCount(3);
  const [own, other] = [chips.nth(0), chips.nth(1)];
  await expect(own).toHaveAttribute('aria-pressed', 'true');
  await other.click();
  await expect(other).toHaveAttribute('aria-pressed', 'true');
  await expect(log).not.toContainText(REPLY.narrativeExplanation);
  await own.click();
  await expect(own).toHaveAttribute('aria-pressed', 'true');
  await expect(log).toContainText(REPLY.narrativeExplanation);
});

test('a key that the provider rejects: an offline suggestion stands in, and nobody is asked for a key', async ({
  page,
  model,
}) => {
  model.behave(answers(401, { error: { message: 'Incorrect API key provided' } }));
  await ask(page, 'writing the quarterly report');
  await expect(page.getByRole('log')).toContainText('Offline suggestion');
  await expect(page.getByText('API Key Required')).toHaveCount(0);
});

test('a model that says nonsense twice: an offline suggestion stands in', async ({
  page,
  model,
}) => {
  model.behave(says('I would rather sing.'));
  await ask(page, 'sketching a poster');
  await expect(page.getByRole('log')).toContainText('Offline suggestion');
  expect(model.received).toHaveLength(2);
});

test('with the network cut the person is told, and what was typed can be sent again', async ({
  page,
  context,
  model,
}) => {
  model.behave(says(JSON.stringify(REPLY)));
  await context.setOffline(true);
  await ask(page, 'reading a contract');
  await expect(
    page.getByText('I encountered an error. Please try again or check your API key configuration.'),
  ).toBeVisible();
  await expect(page.getByText('API Key Required')).toHaveCount(0);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('log')).toContainText('AI suggestion');
});
