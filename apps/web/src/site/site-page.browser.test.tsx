import { DOWNLOAD_SUCCESS_TEXT } from '@overtone/domain/contact/download-request';
import { INVALID_EMAIL_TEXT } from '@overtone/domain/contact/invalid-email-text';
import { createFakeHost, jsonResponse } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../testing/open-page.ts';

const THANKS = 'Thanks for subscribing! Check your inbox soon.';
const FAILED = 'Something went wrong. Please try again.';

describe('the newsletter form', () => {
  it('says how it went, with the field closed while it is on its way', async () => {
    const { host } = await openPage('security.html', createFakeHost());
    const reply = Promise.withResolvers<Response>();
    host.respond('/api/newsletter-subscribers', () => reply.promise);
    const field = page.getByLabelText('Email address');
    await field.fill('ada@example.com');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect.element(page.getByRole('button', { name: 'Subscribing...' })).toBeDisabled();
    await expect.element(field).toBeDisabled();
    reply.resolve(jsonResponse({ ok: true }));
    await expect.element(page.getByText(THANKS)).toBeVisible();
    await expect.element(field).toHaveValue('');
    await host.advance(3000);
    await expect.element(page.getByText(THANKS)).not.toBeInTheDocument();
  });

  it('gives the focus back to its button, which loses it while the address is on its way', async () => {
    const { host } = await openPage('security.html', createFakeHost());
    const reply = Promise.withResolvers<Response>();
    host.respond('/api/newsletter-subscribers', () => reply.promise);
    await page.getByLabelText('Email address').fill('ada@example.com');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    const busy = page.getByRole('button', { name: 'Subscribing...' });
    await expect.element(busy).toBeDisabled();
    await expect.element(busy).not.toHaveFocus();
    reply.resolve(jsonResponse({ ok: true }));
    await expect.element(page.getByText(THANKS)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Subscribe' })).toHaveFocus();
  });

  it('keeps what was typed before the page came to life, and is sent only then', async () => {
    const { host } = await openPage('security.html', createFakeHost(), (root) => {
      const field = root.querySelector<HTMLInputElement>('input[type=email]');
      if (field) field.value = 'early@example.com';
      expect(root.querySelector<HTMLButtonElement>('button[type=submit]')?.disabled).toBe(true);
    });
    host.respond('/api/newsletter-subscribers', () => jsonResponse({ ok: true }));
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect.element(page.getByText(THANKS)).toBeVisible();
    expect(host.requests.at(-1)?.body).toEqual({ email: 'early@example.com' });
  });

  it('asks to try again after a failure, for three seconds, and keeps the address', async () => {
    const { host } = await openPage('security.html', createFakeHost());
    await page.getByLabelText('Email address').fill('ada@example.com');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect.element(page.getByText(FAILED)).toBeVisible();
    await host.advance(2999);
    await expect.element(page.getByText(FAILED)).toBeVisible();
    await host.advance(1);
    await expect.element(page.getByText(FAILED)).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Subscribe' })).toBeEnabled();
    await expect.element(page.getByLabelText('Email address')).toHaveValue('ada@example.com');
    expect(host.logged).toMatchObject([{ level: 'error' }]);
  });

  it('takes nothing but an email address', async () => {
    await openPage('security.html', createFakeHost());
    const field = page.getByLabelText('Email address');
    await expect.element(field).toHaveAttribute('type', 'email');
    await expect.element(field).toBeRequired();
  });

  it('says beside the field that an address is none, and sends nothing', async () => {
    const { host } = await openPage('security.html', createFakeHost());
    const field = page.getByLabelText('Email address');
    await field.fill('ada@');
    const sent = host.requests.length;
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect.element(page.getByRole('alert')).toHaveTextContent(INVALID_EMAIL_TEXT);
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveAccessibleDescription(INVALID_EMAIL_TEXT);
    expect(host.requests).toHaveLength(sent);
    await field.fill('ada@example.com');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });
});

describe('the form for download links', () => {
  it('takes whoever has sent it on to what came of it', async () => {
    const { host } = await openPage('download-mac.html', createFakeHost());
    host.respond('/api/download-requests', () => jsonResponse({ ok: true }, 201));
    await page.getByLabelText('Your email address').fill('ada@example.com');
    await page.getByRole('button', { name: 'Tell me' }).click();
    await expect.element(page.getByText(DOWNLOAD_SUCCESS_TEXT)).toHaveFocus();
  });

  it('says beside the field that an address is none, and sends nothing', async () => {
    const { host } = await openPage('download-mac.html', createFakeHost());
    const field = page.getByLabelText('Your email address');
    const sent = host.requests.length;
    await page.getByRole('button', { name: 'Tell me' }).click();
    await expect.element(page.getByRole('alert')).toHaveTextContent(INVALID_EMAIL_TEXT);
    await expect.element(field).toHaveFocus();
    expect(host.requests).toHaveLength(sent);
  });
});

/** The calculator's answers, as they are read. */
const answers = () =>
  [...document.querySelectorAll('dl[aria-live] > div')].map((row) =>
    [...row.children].map(({ textContent }) => textContent).join(': '),
  );

describe('the calculator', () => {
  it.each([
    ['index.html', '150,000'],
    ['research.html', '85,000'],
    ['research-dev.html', '85,000'],
  ] as const)('begins with the figures of %s', async (file, salary) => {
    await openPage(file, createFakeHost());
    const fields = [...document.querySelectorAll<HTMLInputElement>('.roi-fields input')];
    expect(fields.map(({ value }) => value)).toEqual(['10', salary, '2.5', '25', '10']);
  });

  it.each([
    [/Hours lost daily/, '0', null, '0.1'],
    [/improvement/, '0', '100', '1'],
    [/Price per person/, '0', null, '0.01'],
  ] as const)(
    'takes for %s at least %s and at most %s, in steps of %s',
    async (label, min, max, step) => {
      await openPage('research.html', createFakeHost());
      const field = page.getByLabelText(label);
      await expect.element(field).toHaveAttribute('min', min);
      if (max) await expect.element(field).toHaveAttribute('max', max);
      await expect.element(field).toHaveAttribute('step', step);
    },
  );

  it.each(['index.html', 'research.html'])('gives hints in %s', async (file) => {
    await openPage(file, createFakeHost());
    await expect
      .element(page.getByLabelText(/improvement/))
      .toHaveAccessibleDescription('Conservative: 25%. Typical: 40%.');
    await expect
      .element(page.getByLabelText(/Price per person/))
      .toHaveAccessibleDescription('Standard price: $10.');
  });

  it.each([
    ['index.html', ['$450,721', '$112,680', '$1,200', '$111,480', '9,290%']],
    ['research.html', ['$255,409', '$63,852', '$1,200', '$62,652', '5,221%']],
  ] as const)('adds up what %s begins with', async (file, [loss, back, cost, net, share]) => {
    await openPage(file, createFakeHost());
    expect(answers()).toEqual([
      `Lost each year: ${loss}`,
      `Recoverable, if the improvement holds: ${back}`,
      `Cost each year: ${cost}`,
      `Net: ${net}`,
      `Return on investment: ${share}`,
    ]);
  });

  it('answers what is typed', async () => {
    await openPage('research.html', createFakeHost());
    await page.getByLabelText('Team size').fill('20');
    await expect.poll(answers).toContain('Cost each year: $2,400');
    await page.getByLabelText(/Price per person/).fill('0');
    await expect.poll(answers).toContain('Return on investment: Nothing invested');
  });

  it.each([
    ['Team size', '', '1'],
    ['Team size', '0', '1'],
    ['Team size', '12.7', '12'],
    [/salary/, '-5', '0'],
    [/salary/, '1,200', '1,200'],
    ['Team size', '1200', '1,200'],
    [/Hours lost daily/, '-1', '0'],
    [/improvement/, '140', '100'],
    [/improvement/, '-1', '0'],
    [/Price per person/, '', '0'],
  ] as const)('shows for %s what “%s” was taken for: %s', async (label, typed, taken) => {
    await openPage('research.html', createFakeHost());
    const field = page.getByLabelText(label);
    await field.fill(typed);
    await page.getByRole('heading', { name: 'What interruptions may cost' }).click();
    await expect.element(field).toHaveDisplayValue(taken);
  });

  it('says by the field that what was typed is not a number, until something else is', async () => {
    await openPage('research.html', createFakeHost());
    const field = page.getByLabelText('Team size');
    const note = page.getByText('That wasn’t a number, so this is the least: 1.');
    await field.fill('ten');
    await page.getByRole('heading', { name: 'What interruptions may cost' }).click();
    await expect.element(field).toHaveDisplayValue('1');
    await expect.element(note).toBeVisible();
    await field.fill('10');
    await expect.element(note).not.toBeInTheDocument();
  });

  it('reads the team of the home page as a whole number, and as one person where there is none', async () => {
    await openPage('index.html', createFakeHost());
    const field = page.getByLabelText('Team size');
    const takenFor = (typed: string) => async () => {
      await field.fill(typed);
      await page.getByRole('heading', { name: 'What interruptions may cost' }).click();
      return Reflect.get(field.element(), 'value');
    };
    // This calculator comes to life when it is near.
    await expect.poll(takenFor('')).toBe('1');
    await expect.poll(takenFor('-3')).toBe('1');
    await expect.poll(takenFor('12.7')).toBe('12');
    expect(answers()).toContain('Cost each year: $1,440');
  });

  it('counts with what was typed before the page came to life', async () => {
    await openPage('research.html', createFakeHost(), (root) => {
      const field = root.querySelector<HTMLInputElement>('.roi-fields input');
      if (field) field.value = '20';
    });
    expect(answers()).toContain('Cost each year: $2,400');
    await expect.element(page.getByLabelText('Team size')).toHaveDisplayValue('20');
  });
});
