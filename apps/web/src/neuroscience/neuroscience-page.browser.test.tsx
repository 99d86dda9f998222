import { createFakeHost } from '@overtone/testkit/fake-host';
import { afterEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { createSiteParts, Site } from '../site/site-parts.tsx';
import { createThemeStore } from '../theme/theme-choice.ts';
import { NeurosciencePage } from './neuroscience-page.tsx';

function renderPage() {
  const host = createFakeHost();
  const parts = createSiteParts(host, createThemeStore(host.storage), () => undefined);
  return render(
    <Site parts={parts}>
      <NeurosciencePage />
    </Site>,
  );
}

afterEach(() => history.replaceState(null, '', location.pathname));

describe('the neuroscience page', () => {
  it('begins with Perceptual Load', async () => {
    const screen = await renderPage();
    await expect.element(screen.getByRole('tabpanel')).toHaveAttribute('id', 'perceptual-load');
  });

  it('is moved through with the arrow keys, and names the tab in the address', async () => {
    const screen = await renderPage();
    await screen.getByRole('tab', { name: 'Perceptual Load' }).click();
    await userEvent.keyboard('{ArrowLeft}');
    await expect
      .element(screen.getByRole('tab', { name: 'Neuroplastic Conditioning' }))
      .toHaveFocus();
    await expect
      .element(screen.getByRole('tabpanel'))
      .toHaveAttribute('id', 'neuroplastic-conditioning');
    expect(location.hash).toBe('#neuroplastic-conditioning');
  });

  it('opens at the tab that the address names', async () => {
    history.replaceState(null, '', '#network-modulation');
    const screen = await renderPage();
    await expect
      .element(screen.getByRole('tab', { name: 'Network Modulation' }))
      .toHaveAttribute('aria-selected', 'true');
  });
});
