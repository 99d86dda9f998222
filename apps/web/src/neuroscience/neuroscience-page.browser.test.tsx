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
    const { host } = await openNeuroscience();
    await page.getByRole('tab', { name: 'Perceptual Load' }).click();
    await userEvent.keyboard('{ArrowLeft}');
    await host.advance(500);
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
    const { host, root } = await openNeuroscience();
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
      await host.advance(500);
      await page.getByRole('tab', { name: title }).click();
      expect(shown()).toEqual([id]);
    }
  });

  it('turns to another idea twice in a second while an arrow key is held, and ends at the last', async () => {
    const { host, root } = await openNeuroscience();
    await host.advance(500);
    const seen: string[] = [];
    const note = () => {
      const shown = root.querySelector('[role=tabpanel]:not([hidden])')?.id ?? '';
      if (shown !== seen.at(-1)) seen.push(shown);
    };
    const watch = new MutationObserver(note);
    watch.observe(root, { attributeFilter: ['hidden'], subtree: true });
    page.getByRole('tab', { name: 'Perceptual Load' }).element().focus();
    await userEvent.keyboard('{ArrowRight>7/}');
    await expect
      .element(page.getByRole('tab', { name: 'Neuroplastic Conditioning' }))
      .toHaveFocus();
    expect(seen).toEqual(['neural-entrainment']);
    await host.advance(499);
    expect(seen).toEqual(['neural-entrainment']);
    await host.advance(1);
    expect(seen).toEqual(['neural-entrainment', 'neuroplastic-conditioning']);
    watch.disconnect();
  });

  it('opens at the tab that the address names', async () => {
    history.replaceState(null, '', '#network-modulation');
    await openNeuroscience();
    await expect
      .element(page.getByRole('tab', { name: 'Network Modulation' }))
      .toHaveAttribute('aria-selected', 'true');
  });

  it('shows what a reader sees in each figure, and moves with its sliders', async () => {
    const { root } = await openNeuroscience();
    const figures = [...root.querySelectorAll('figure')];
    expect(figures).toHaveLength(6);
    for (const figure of figures) {
      const finding = () => figure.querySelector('output')?.textContent;
      const drawn = () => figure.querySelector('svg')?.parentElement?.parentElement?.innerHTML;
      for (const slider of figure.querySelectorAll<HTMLInputElement>('input[type=range]')) {
        expect(slider.labels?.[0]?.textContent).not.toBe('');
        for (const end of [slider.max, slider.min]) {
          const [said, shown] = [finding(), figure.innerHTML];
          setRange(slider, end);
          await expect.poll(() => figure.innerHTML).not.toBe(shown);
          expect(finding()).not.toBe('');
          expect(slider.getAttribute('aria-valuetext')).not.toBe('');
          expect(drawn()).not.toContain('NaN');
          expect(said).not.toBe('');
        }
      }
    }
  });

  it('lets a rhythm fall in step with its pulse, and out of it again', async () => {
    const { host, root } = await openNeuroscience();
    await host.advance(500);
    await page.getByRole('tab', { name: 'Neural Entrainment' }).click();
    const figure = root.querySelector('figure:has([data-island=entrainment])');
    const rate = page.getByRole('slider', { name: 'Rate of the pulse' });
    const finding = () => figure?.querySelector('output')?.textContent;
    expect(finding()).toMatch(
      /^In step: the rhythm takes up the pulse’s 10.8 Hz and runs 42° behind it\.$/u,
    );
    rate.element().focus();
    await userEvent.keyboard('{End}');
    await expect.poll(finding).toMatch(/^Out of step: the rhythm averages 10\.18 Hz/u);
    await expect.element(rate).toHaveAttribute('aria-valuetext', '14 Hz');
    page.getByRole('slider', { name: 'How hard it pulls' }).element().focus();
    await userEvent.keyboard('{Home}');
    await expect.poll(finding).toBe('Nothing pulls: the rhythm keeps its own 10 Hz.');
  });

  it.each([
    ['entrainment', 'Rate of the pulse'],
    ['screen', 'Refresh rate of the screen'],
  ])(
    'draws the dense curves of %s five times a second while a key is held',
    async (island, name) => {
      const { host, root } = await openNeuroscience();
      await host.advance(500);
      await page.getByRole('tab', { name: 'Neural Entrainment' }).click();
      const figure = root.querySelector(`figure:has([data-island=${island}])`);
      const curves = () =>
        [...(figure?.querySelectorAll('path') ?? [])].map((path) => path.getAttribute('d')).join();
      const slider = page.getByRole('slider', { name });
      slider.element().focus();
      await userEvent.keyboard('{ArrowRight}');
      const first = curves();
      const said = slider.element().ariaValueText;
      await userEvent.keyboard('{ArrowRight>6/}');
      await expect.element(slider).not.toHaveAttribute('aria-valuetext', said ?? '');
      await host.advance(199);
      expect(curves()).toBe(first);
      await host.advance(1);
      await expect.poll(curves).not.toBe(first);
    },
  );

  it('tells of every screen what the light would show there', async () => {
    const { host, root } = await openNeuroscience();
    await host.advance(500);
    await page.getByRole('tab', { name: 'Neural Entrainment' }).click();
    const figure = root.querySelector('figure:has([data-island=screen])');
    const finding = () => figure?.querySelector('output')?.textContent;
    expect(finding()).toContain('the screen would show 20 Hz, not 40.');
    expect(finding()).toContain('shows 13.33 Hz instead, 40 divided by 3');
    const refresh = page.getByRole('slider', { name: 'Refresh rate of the screen' });
    setRange(refresh.element() as HTMLInputElement, '120');
    await expect
      .poll(finding)
      .toBe('A 120 Hz screen carries 40 Hz: the light shows what was asked for.');
  });
});

/** Moves a slider as a person does: the value is set by the browser, and it says so. */
function setRange(slider: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(slider, value);
  slider.dispatchEvent(new Event('input', { bubbles: true }));
}
