import { createFakeHost } from '@overtone/testkit/fake-host';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openPage } from '../testing/open-page.ts';

const openNeuroscience = () => openPage('neuroscience.html', createFakeHost());

afterEach(() => history.replaceState(null, '', location.pathname));

describe('the neuroscience page', () => {
  it('begins with Perceptual Load', async () => {
    await openNeuroscience();
    await expect.element(page.getByRole('tabpanel')).toHaveAttribute('id', 'perceptual-load');
  });

  it('is moved through with the arrow keys, and names the tab in the address', async () => {
    await openNeuroscience();
    await page.getByRole('tab', { name: 'Perceptual Load' }).click();
    await userEvent.keyboard('{ArrowLeft}');
    await expect
      .element(page.getByRole('tab', { name: 'Neuroplastic Conditioning' }))
      .toHaveFocus();
    await expect
      .element(page.getByRole('tabpanel'))
      .toHaveAttribute('id', 'neuroplastic-conditioning');
    expect(location.hash).toBe('#neuroplastic-conditioning');
  });

  it('scrolls to the top as it comes to life, also where the address names a tab', async () => {
    history.replaceState(null, '', '#network-modulation');
    await openPage('neuroscience.html', createFakeHost(), () => {
      document.getElementById('network-modulation')?.scrollIntoView();
      expect(scrollY).toBeGreaterThan(0);
    });
    expect(scrollY).toBe(0);
  });

  it('shows one idea at a time', async () => {
    const { root } = await openNeuroscience();
    const shown = () =>
      [...root.querySelectorAll<HTMLElement>('[role=tabpanel]')]
        .filter(({ hidden }) => !hidden)
        .map(({ id }) => id);
    expect(shown()).toEqual(['perceptual-load']);
    for (const [title, id] of [
      ['Neural Entrainment', 'neural-entrainment'],
      ['Network Modulation', 'network-modulation'],
      ['Neuroplastic Conditioning', 'neuroplastic-conditioning'],
      ['Perceptual Load', 'perceptual-load'],
    ] as const) {
      await page.getByRole('tab', { name: title }).click();
      expect(shown()).toEqual([id]);
    }
  });

  it('opens at the tab that the address names', async () => {
    history.replaceState(null, '', '#network-modulation');
    await openNeuroscience();
    await expect
      .element(page.getByRole('tab', { name: 'Network Modulation' }))
      .toHaveAttribute('aria-selected', 'true');
  });
});
