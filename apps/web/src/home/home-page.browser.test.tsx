import { createFakeHost, jsonResponse } from '@overtone/testkit/fake-host';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openPage } from '../testing/open-page.ts';
import { preferLessMotion } from '../testing/prefer-motion.ts';

const openHome = () => openPage('index.html', createFakeHost());

/** Opens the page and has a sentence answered. */
async function answerSentence() {
  const { host } = await openHome();
  host.respond('/api/recommendation', () =>
    jsonResponse({
      globalModulationHz: 2,
      centerModulationHz: 18,
      state: 'deep_focus',
      narrativeExplanation: 'May suit it.',
    }),
  );
  await page.getByRole('textbox', { name: 'What are you about to do?' }).fill('mend the fence');
  await page.getByRole('button', { name: 'Show my rhythms' }).click();
  return host;
}

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

  it('answers a sentence with its state, its pair, its reason and the way to feel it', async () => {
    await answerSentence();
    const figure = page.getByRole('figure').filter({ hasText: 'Fig. 1' });
    for (const words of [
      'One second of 2 Hz carrying 18 Hz',
      'Deep focus: 2 Hz carrying 18 Hz. May suit it.',
    ]) {
      await expect.element(figure).toMatchTextContent(words);
    }
    await expect
      .element(page.getByRole('link', { name: 'Feel it' }))
      .toHaveAttribute('href', '/demo?task=mend%20the%20fence');
    // The sentence stands in the field; beside its answer only once the field holds another.
    expect(figure.element().textContent).not.toContain('“mend the fence”');
    await page.getByRole('textbox', { name: 'What are you about to do?' }).fill('paint it');
    await expect.element(figure).toMatchTextContent('“mend the fence”');
  });

  it('opens the plate of an answer once a second, however fast it is asked for and closed', async () => {
    const host = await answerSentence();
    const keep = page.getByRole('button', { name: 'Keep this as a plate' });
    const plate = page.getByRole('dialog', { name: 'Your plate' });
    await keep.click();
    await expect.element(plate).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(plate).not.toBeInTheDocument();
    await keep.click();
    // What draws the plate is there by now, so the press is heard once this has settled, too.
    await import('./plate/plate-of-page.tsx');
    await host.advance(999);
    await expect.element(plate).not.toBeInTheDocument();
    await host.advance(1);
    await expect.element(plate).toBeVisible();
  });

  it('answers its example where nothing is typed', async () => {
    const { host } = await openHome();
    host.respond('/api/recommendation', () => jsonResponse({}, 500));
    await page.getByRole('button', { name: 'Show my rhythms' }).click();
    await expect
      .element(page.getByRole('textbox', { name: 'What are you about to do?' }))
      .toHaveValue('Debug a tricky problem');
    await expect.element(page.getByText(/Your sentence is still here/u)).toBeVisible();
    expect(host.requests[0]?.body).toEqual({ userQuery: 'Debug a tricky problem' });
  });

  it('brings its answer into view in a window that is low', async () => {
    await page.viewport(1366, 400);
    await answerSentence();
    await expect.element(page.getByRole('link', { name: 'Feel it' })).toBeInViewport({ ratio: 1 });
  });

  it('asks at Enter', async () => {
    const { host } = await openHome();
    host.respond('/api/recommendation', () => jsonResponse({}, 500));
    const field = page.getByRole('textbox', { name: 'What are you about to do?' });
    await field.fill('mend the fence');
    await userEvent.type(field, '{Enter}');
    await expect.element(page.getByText(/Your sentence is still here/u)).toBeVisible();
    expect(host.requests).toHaveLength(1);
  });

  it('puts the pair of a task in the figure while the task is looked at', async () => {
    const { host } = await openHome();
    const figure = page.getByRole('figure').filter({ hasText: 'Fig. 1' });
    await expect.element(figure).toMatchTextContent('3 Hz carrying 40 Hz');
    const task = page.getByRole('link', { name: /calm down/ }).element();
    if (!(task instanceof HTMLElement)) throw new Error('The task is no link.');
    task.focus();
    await expect.element(figure).toMatchTextContent('carrying 6 Hz');
    task.blur();
    await host.advance(500);
    await expect.element(figure).toMatchTextContent('3 Hz carrying 40 Hz');
  });

  it('holds its curve still for whoever asks, where it stood, and lets it go on', async () => {
    const { root } = await openHome();
    const drawing = root.querySelector('.hero-curve svg');
    const drifting = () => drawing?.getAnimations().length;
    const key = page.getByRole('button', { name: 'Pause the figure' });
    await expect.element(key).toHaveAttribute('aria-pressed', 'false');
    expect(drifting()).toBe(1);
    key.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(key).toHaveAttribute('aria-pressed', 'true');
    expect(drifting()).toBe(0);
    await userEvent.keyboard('{Enter}');
    await expect.element(key).toHaveAttribute('aria-pressed', 'false');
    expect(drifting()).toBe(1);
  });

  it('has the hue that it was written with until a task is looked at or a sentence was answered', async () => {
    const { host } = await openHome();
    const hue = () => document.documentElement.style.getPropertyValue('--hue');
    const figure = page.getByRole('figure').filter({ hasText: 'Fig. 1' });
    await expect.element(figure).toMatchTextContent('y = sin(2π·3 Hz·t)');
    expect(hue()).toBe('');
    const task = page.getByRole('link', { name: /calm down/ }).element();
    if (!(task instanceof HTMLElement)) throw new Error('The task is no link.');
    task.focus();
    await expect.element(figure).toMatchTextContent('y = sin(2π·0.1 Hz·t)');
    await expect.poll(hue).not.toBe('');
    task.blur();
    await host.advance(500);
    await expect.poll(hue).toBe('');
  });

  it('draws the tint over the desktop as far as its slider says, by keyboard too', async () => {
    const { root } = await openHome();
    const slider = page.getByRole('slider', {
      name: 'How much of this desktop lies under the tint',
    });
    const picture = root.querySelector<HTMLElement>('[data-behaviour=tint]');
    const covered = () => picture?.style.getPropertyValue('--covered');
    await expect.element(slider).toHaveAttribute('aria-valuetext', '58% under the tint');
    expect(covered()).toBe('0.58');
    await userEvent.type(slider, '{ArrowRight}');
    await expect.element(slider).toHaveAttribute('aria-valuetext', '59% under the tint');
    expect(covered()).toBe('0.59');
  });

  it('draws the tint on at once, and back twice in a second', async () => {
    const { host, root } = await openHome();
    const slider = page.getByRole('slider', {
      name: 'How much of this desktop lies under the tint',
    });
    const picture = root.querySelector<HTMLElement>('[data-behaviour=tint]');
    const covered = () => picture?.style.getPropertyValue('--covered');
    slider.element().focus();
    await userEvent.keyboard('{End}');
    expect(covered()).toBe('1');
    await userEvent.keyboard('{Home}');
    await expect.element(slider).toHaveAttribute('aria-valuetext', '0% under the tint');
    expect(covered()).toBe('1');
    await userEvent.keyboard('{End}{Home}');
    await host.advance(499);
    expect(covered()).toBe('1');
    await host.advance(1);
    expect(covered()).toBe('0');
    await userEvent.keyboard('{ArrowRight}');
    expect(covered()).toBe('0');
    await host.advance(500);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(covered()).toBe('0.03');
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
  });

  it('lets a section settle in once it is reached', async () => {
    await openHome();
    const section = document.getElementById('pricing-section');
    await expect.poll(() => section?.dataset['reveal']).toBe('waiting');
    section?.scrollIntoView();
    await expect.poll(() => section?.dataset['reveal']).toBe('shown');
  });

  it('covers each film with a button until it is first played, and gives it controls and the focus then', async () => {
    await openHome();
    const films = [...document.querySelectorAll('video')];
    const covers = films.map((film) => film.parentElement?.querySelector('button'));
    expect(films.map(({ controls }) => controls)).toEqual([false, false]);
    covers[1]?.focus();
    films[1]?.dispatchEvent(new Event('play'));
    expect(covers.map((cover) => cover?.hidden)).toEqual([false, true]);
    expect(films.map(({ controls }) => controls)).toEqual([false, true]);
    expect(document.activeElement).toBe(films[1]);
  });

  it('pauses the film that plays once it has no box, as the other theme’s has none', async () => {
    await openHome();
    const [film] = document.querySelectorAll('video');
    if (!film) throw new Error('There is no film.');
    const pause = vi.spyOn(film, 'pause');
    film.dispatchEvent(new Event('timeupdate'));
    expect(pause).not.toHaveBeenCalled();
    film.parentElement?.style.setProperty('display', 'none');
    film.dispatchEvent(new Event('timeupdate'));
    expect(pause).toHaveBeenCalledOnce();
  });

  it('turns the testimonials by itself, and jumps where a dot says', async () => {
    const { host } = await openHome();
    const dot = (number: number) =>
      page.getByRole('button', { name: `Show testimonial ${number} of 4` });
    await host.advance(5000);
    await expect.element(dot(2)).toHaveAttribute('aria-current', 'true');
    await dot(4).click();
    await host.advance(5000);
    await expect.element(dot(4)).toHaveAttribute('aria-current', 'true');
  });

  it('stays at the testimonial that was chosen, also once nobody is at it', async () => {
    const { host } = await openHome();
    const dot = page.getByRole('button', { name: 'Show testimonial 3 of 4' });
    await dot.click();
    await page.getByRole('heading', { level: 1 }).hover();
    dot.element().blur();
    await host.advance(20_000);
    await expect.element(dot).toHaveAttribute('aria-current', 'true');
    await expect
      .element(page.getByRole('button', { name: 'Pause the testimonials' }))
      .toHaveAttribute('aria-pressed', 'true');
  });

  it('holds the testimonials still for whoever asks, also once nobody is at them, and lets them go on', async () => {
    const { host } = await openHome();
    const first = page.getByRole('button', { name: 'Show testimonial 1 of 4' }).element();
    const key = page.getByRole('button', { name: 'Pause the testimonials' }).element();
    const press = async () => {
      key.focus({ preventScroll: true });
      await userEvent.keyboard('{Enter}');
    };
    // The pointer rests where the last test left it, and the testimonials must not come to lie under it.
    await page.getByRole('heading', { level: 1 }).hover();
    await press();
    expect(key.ariaPressed).toBe('true');
    key.blur();
    await host.advance(20_000);
    expect(first.ariaCurrent).toBe('true');
    await press();
    expect(key.ariaPressed).toBe('false');
    await host.advance(5000);
    expect(first.ariaCurrent).toBe('false');
  });

  it('jumps from dot to dot twice in a second, and to the last in the end', async () => {
    const { host, root } = await openHome();
    const dots = [...root.querySelectorAll<HTMLElement>('[data-behaviour="testimonials"] button')];
    const shown = () => dots.findIndex(({ ariaCurrent }) => ariaCurrent === 'true');
    const seen: number[] = [];
    for (let press = 0; press < 40; press += 1) {
      dots[press % 2 ? 0 : 1]?.click();
      if (shown() !== seen.at(-1)) seen.push(shown());
      await host.advance(25);
    }
    expect(seen).toEqual([1, 0]);
    dots[3]?.click();
    await host.advance(500);
    expect(shown()).toBe(3);
  });

  it('holds the testimonials still under the pointer', async () => {
    const { host } = await openHome();
    const stage = document.querySelector('[data-behaviour="testimonials"]');
    const isFirst = () =>
      page
        .getByRole('button', { name: 'Show testimonial 1 of 4' })
        .element()
        .getAttribute('aria-current');
    stage?.dispatchEvent(new PointerEvent('pointerenter'));
    await host.advance(5000);
    expect(isFirst()).toBe('true');
    stage?.dispatchEvent(new PointerEvent('pointerleave'));
    await host.advance(5000);
    expect(isFirst()).toBe('false');
  });

  it('holds the testimonials still under the focus alone', async () => {
    const { host } = await openHome();
    const dot = page.getByRole('button', { name: 'Show testimonial 1 of 4' });
    const button = dot.element();
    if (!(button instanceof HTMLElement)) throw new Error('The dot is no button.');
    // The pointer rests where the last test left it, and the testimonials must not come to lie under it.
    await page.getByRole('heading', { level: 1 }).hover();
    button.focus({ preventScroll: true });
    await host.advance(5000);
    expect(button.ariaCurrent).toBe('true');
    button.blur();
    await host.advance(5000);
    expect(button.ariaCurrent).toBe('false');
  });

  it('does not turn the testimonials for who wants less motion', async () => {
    await preferLessMotion();
    const { host } = await openHome();
    await host.advance(5000);
    await expect
      .element(page.getByRole('button', { name: 'Show testimonial 1 of 4' }))
      .toHaveAttribute('aria-current', 'true');
  });

  it('shows one testimonial at a time', async () => {
    const { host, root } = await openHome();
    const figures = [...root.querySelectorAll('[data-behaviour="testimonials"] figure')];
    const shown = () => figures.map((figure) => figure.ariaHidden === 'false');
    expect(shown()).toEqual([true, false, false, false]);
    await host.advance(5000);
    expect(shown()).toEqual([false, true, false, false]);
  });

  it('says in the modal that the links are on their way, closes 2 seconds later, and is empty again', async () => {
    const { host } = await openHome();
    host.respond('/api/download-requests', () => jsonResponse({ ok: true }, 201));
    const link = page.getByRole('link', { name: 'Download for Windows' }).first();
    const dialog = page.getByRole('dialog', { name: 'Download on Your Desktop' });
    await link.click();
    await dialog.getByLabelText('Your email address').fill('ada@example.com');
    await dialog.getByRole('button', { name: 'Send Download Links' }).click();
    await expect.element(dialog.getByText('Check your email for download links!')).toBeVisible();
    await host.advance(1999);
    await expect.element(dialog).toBeVisible();
    await host.advance(1);
    await expect.element(dialog).not.toBeInTheDocument();
    await link.click();
    await expect.element(dialog.getByLabelText('Your email address')).toHaveValue('');
  });

  it('keeps the modal open, with the address in it, when it could not be saved', async () => {
    const { host } = await openHome();
    await page.getByRole('link', { name: 'Download for Windows' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Download on Your Desktop' });
    await dialog.getByLabelText('Your email address').fill('ada@example.com');
    await dialog.getByRole('button', { name: 'Send Download Links' }).click();
    await expect
      .element(dialog.getByRole('alert'))
      .toMatchTextContent('Sorry, there was an error. Please try again.');
    await host.advance(60_000);
    await expect.element(dialog).toBeVisible();
    await expect
      .element(dialog.getByLabelText('Your email address'))
      .toHaveValue('ada@example.com');
    expect(host.logged).toMatchObject([{ level: 'error' }]);
  });

  it('asks in the modal for nothing but an email address', async () => {
    await openHome();
    await page.getByRole('link', { name: 'Download for macOS' }).first().click();
    const field = page.getByRole('dialog').getByLabelText('Your email address');
    await expect.element(field).toHaveAttribute('type', 'email');
    await expect.element(field).toBeRequired();
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
    const links = [
      ...document.querySelectorAll<HTMLAnchorElement>('a:is([href^="#"], [href^="/#"])'),
    ];
    expect(links.map(({ hash }) => hash.slice(1)).filter((id) => !ids.has(id))).toEqual([]);
  });
});
