import { createFakeHost } from '@overtone/testkit/fake-host';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { createAnalyticsConsent } from '../../consent/analytics-consent.ts';
import { CONSENT } from '../../content/consent.ts';
import { createThemeStore } from '../../theme/theme-choice.ts';
import { createSiteParts, Site } from '../life/site-parts.tsx';
import { ConsentLine } from './consent-line.tsx';

/** The line under a page that asks. */
async function renderLine() {
  const host = createFakeHost();
  const analytics = createAnalyticsConsent({
    host,
    id: 'G-TEST1234',
    mayRun: false,
    load: () => import('../../consent/google-analytics.ts'),
  });
  await analytics.ask();
  const theme = createThemeStore(host.storage);
  const parts = createSiteParts({ host, theme, analytics, send: () => undefined });
  const screen = await render(
    <Site parts={parts}>
      <main id="content" tabIndex={-1}>
        What the page is about
      </main>
      <ConsentLine />
    </Site>,
  );
  return { screen, line: screen.getByRole('region', { name: CONSENT.title }) };
}

/** What is kept clear at the foot of the window, and under the page. */
const room = () => [
  document.documentElement.style.scrollPaddingBottom,
  document.body.style.paddingBottom,
];

it('keeps clear of itself what takes the focus, and the end of the page, for as long as it asks', async () => {
  const { screen, line } = await renderLine();
  await expect.element(line).toBeVisible();
  const height = `${(line.element() as HTMLElement).offsetHeight}px`;
  await expect.poll(room).toEqual([height, height]);
  await screen.getByRole('button', { name: CONSENT.allow }).click();
  await expect.element(line).not.toBeInTheDocument();
  await expect.poll(room).toEqual(['', '']);
});

it('leaves whoever has answered at the beginning of the page', async () => {
  const { screen, line } = await renderLine();
  await screen.getByRole('button', { name: CONSENT.refuse }).click();
  await expect.element(line).not.toBeInTheDocument();
  await expect.element(screen.getByRole('main')).toHaveFocus();
});
