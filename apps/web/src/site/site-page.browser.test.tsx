import { NEWSLETTER_SUCCESS_TEXT } from '@overtone/domain/contact/newsletter-subscriber';
import { createFakeHost, jsonResponse } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../testing/open-page.ts';

describe('the newsletter form', () => {
  it('says how it went, with the field closed while it is on its way', async () => {
    const { host } = await openPage('auth/success.html', createFakeHost());
    const reply = Promise.withResolvers<Response>();
    host.respond('/api/newsletter-subscribers', () => reply.promise);
    const field = page.getByLabelText('Email address');
    await field.fill('ada@example.com');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect.element(page.getByRole('button', { name: 'Subscribing...' })).toBeDisabled();
    await expect.element(field).toBeDisabled();
    reply.resolve(jsonResponse({ ok: true }));
    await expect.element(page.getByText(NEWSLETTER_SUCCESS_TEXT)).toBeVisible();
    await expect.element(field).toHaveValue('');
    await host.advance(3000);
    await expect.element(page.getByText(NEWSLETTER_SUCCESS_TEXT)).not.toBeInTheDocument();
  });

  it('keeps what was typed before the page came to life, and is sent only then', async () => {
    const { host } = await openPage('auth/success.html', createFakeHost(), (root) => {
      const field = root.querySelector<HTMLInputElement>('input[type=email]');
      if (field) field.value = 'early@example.com';
      expect(root.querySelector<HTMLButtonElement>('button[type=submit]')?.disabled).toBe(true);
    });
    host.respond('/api/newsletter-subscribers', () => jsonResponse({ ok: true }));
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect.element(page.getByText(NEWSLETTER_SUCCESS_TEXT)).toBeVisible();
    expect(host.requests.at(-1)?.body).toEqual({ email: 'early@example.com' });
  });

  it('asks to try again after a failure', async () => {
    await openPage('auth/success.html', createFakeHost());
    await page.getByLabelText('Email address').fill('ada@example.com');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect.element(page.getByText('Something went wrong. Please try again.')).toBeVisible();
  });
});

describe('the calculator', () => {
  it.each([
    ['index.html', '150000'],
    ['research.html', '85000'],
    ['research-dev.html', '85000'],
  ] as const)('begins with the figures of %s', async (file, salary) => {
    await openPage(file, createFakeHost());
    await expect.element(page.getByLabelText(/salary/)).toHaveDisplayValue(salary);
  });

  it('answers what is typed, and shows what it was taken for', async () => {
    await openPage('research.html', createFakeHost());
    const improvement = page.getByLabelText(/improvement/);
    await improvement.fill('140');
    await page.getByLabelText('Team size').click();
    await expect.element(improvement).toHaveDisplayValue('100');
    await expect.element(page.getByText('Return on investment')).toBeVisible();
  });
});
