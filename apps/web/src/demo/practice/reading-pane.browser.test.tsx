import { createApiClient } from '@overtone/client/api/api-client';
import { createArticleReader } from '@overtone/client/article/article-reader';
import { createReadingTimer } from '@overtone/client/session/reading-timer';
import { createFakeHost, jsonResponse } from '@overtone/testkit/fake-host';
import { CalmPanels } from '@overtone/ui/page/calm-panels';
import { atom } from 'nanostores';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { ReadingPane } from './reading-pane.tsx';

it('sets another article twice in a second, however fast they are chosen', async () => {
  const host = createFakeHost();
  host.respond('/api/capabilities', () =>
    jsonResponse({ aiSuggestions: false, aiArticles: false }),
  );
  const reader = createArticleReader({ api: createApiClient(host), host });
  await reader.readSomethingRandom();
  const titles = reader.$shelf.get().map(({ title }) => title);
  const readingTimer = createReadingTimer({ $isOn: atom(false) }, host);
  const screen = await render(
    <CalmPanels host={host}>
      <ReadingPane reader={reader} readingTimer={readingTimer} />
    </CalmPanels>,
  );
  const set = () => screen.getByRole('article').getByRole('heading').first().element().textContent;
  const choose = async (index: number) => {
    reader.readFromShelf(titles[index] ?? '');
    await expect
      .poll(() => screen.getByRole('button', { name: /Our own articles/u }).element().textContent)
      .toContain(titles[index]);
  };
  await choose(1);
  await expect.poll(set).toBe(titles[1]);
  await choose(2);
  await choose(3);
  await host.advance(499);
  expect(set()).toBe(titles[1]);
  await host.advance(1);
  await expect.poll(set).toBe(titles[3]);
});
