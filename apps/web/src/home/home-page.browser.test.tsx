import { createFakeHost, jsonResponse } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../testing/open-page.ts';

const openHome = () => openPage('index.html', createFakeHost());

describe('home page', () => {
  it('leads into the demo, with or without a task', async () => {
    await openHome();
    const plain = page
      .getByRole('link', { name: 'Try real-time stimulation in your browser' })
      .first();
    await expect.element(plain).toHaveAttribute('href', '/demo');
    const task = page.getByRole('link', { name: /client meeting in ten/ });
    await expect
      .element(task)
      .toHaveAttribute('href', '/demo?task=I%20have%20a%20client%20meeting%20in%20ten%20minutes');
  });

  it('answers a sentence with its pair, its reason and the way to feel it', async () => {
    const { host } = await openHome();
    host.respond('/api/ai-suggestion', () =>
      jsonResponse({
        globalModulationHz: 2,
        centerModulationHz: 18,
        narrativeExplanation: 'May suit it.',
      }),
    );
    await page.getByRole('textbox', { name: 'What are you about to do?' }).fill('mend the fence');
    await page.getByRole('button', { name: 'Show me the pair' }).click();
    const figure = page.getByRole('figure').first();
    await expect.element(figure).toMatchTextContent('2 Hz carrying 18 Hz');
    await expect.element(page.getByText('May suit it.')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Feel it' }))
      .toHaveAttribute('href', '/demo?task=mend%20the%20fence');
  });

  it('puts the pair of a task in the figure when the task is looked at', async () => {
    await openHome();
    const figure = page.getByRole('figure').first();
    await expect.element(figure).toMatchTextContent('3 Hz carrying 40 Hz');
    page
      .getByRole('link', { name: /calm down/ })
      .element()
      .focus();
    await expect.element(figure).toMatchTextContent('carrying 6 Hz');
  });

  it('shows the safety note', async () => {
    await openHome();
    await expect.element(page.getByRole('note')).toMatchTextContent('consult a doctor');
  });

  it('lets the theme be chosen', async () => {
    const { theme } = await openHome();
    await expect.element(page.getByRole('radio', { name: 'Auto' })).toBeChecked();
    await page.getByText('Night', { exact: true }).click();
    expect(theme.$choice.get()).toBe('night');
  });

  it('opens the modal instead of a download that cannot be installed here, and counts it', async () => {
    const { sent } = await openHome();
    await page.getByRole('link', { name: 'Download for macOS' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Download on Your Desktop' });
    await expect.element(dialog).toBeVisible();
    expect(sent).toMatchObject([
      { event: 'download_click', fields: { platform: 'mac', location: 'hero_section' } },
    ]);
    await dialog.getByLabelText('Your email address').fill('ada@example.com');
    await dialog.getByRole('button', { name: 'Send Download Links' }).click();
    await expect
      .element(dialog.getByRole('alert'))
      .toMatchTextContent('Sorry, there was an error. Please try again.');
  });

  it('lets a section settle in once it is reached', async () => {
    await openHome();
    const section = document.getElementById('pricing-section');
    await expect.poll(() => section?.dataset['reveal']).toBe('waiting');
    section?.scrollIntoView();
    await expect.poll(() => section?.dataset['reveal']).toBe('shown');
  });

  it('covers the film with a button until it is first played, and gives it controls then', async () => {
    await openHome();
    const play = page.getByRole('button', { name: 'Play the film' });
    await expect.element(play).toBeInTheDocument();
    const film = document.querySelector('video');
    expect(film?.controls).toBe(false);
    film?.dispatchEvent(new Event('play'));
    await expect.element(play).not.toBeInTheDocument();
    expect(film?.controls).toBe(true);
  });

  it('turns the testimonials by itself, holds still under the focus, and jumps where a dot says', async () => {
    const { host } = await openHome();
    const dot = (number: number) =>
      page.getByRole('button', { name: `Show testimonial ${number} of 4` });
    await host.advance(5000);
    await expect.element(dot(2)).toHaveAttribute('aria-current', 'true');
    await dot(4).click();
    await host.advance(5000);
    await expect.element(dot(4)).toHaveAttribute('aria-current', 'true');
  });

  it('has every anchor that links lead to', async () => {
    await openHome();
    const ids = new Set([...document.querySelectorAll('[id]')].map(({ id }) => id));
    const named = [
      'features-section',
      'science-section',
      'science-details',
      'pricing-section',
      'pricing',
      'common-questions',
      'footer',
    ];
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')];
    expect(links.map(({ hash }) => hash.slice(1)).filter((id) => !ids.has(id))).toEqual([]);
  });
});
