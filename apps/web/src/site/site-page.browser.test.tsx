import { createFakeHost, jsonResponse } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { AuthPage } from '../auth/auth-page.tsx';
import { CheckoutPage } from '../checkout/checkout-page.tsx';
import { RoiSection } from '../roi/roi-section.tsx';
import { createThemeStore } from '../theme/theme-choice.ts';
import { createSiteParts, Site } from './site-parts.tsx';

async function renderInSite(page: React.ReactNode) {
  const host = createFakeHost();
  const parts = createSiteParts(host, createThemeStore(host.storage), () => undefined);
  return { host, screen: await render(<Site parts={parts}>{page}</Site>) };
}

describe('the newsletter form', () => {
  it('says how it went, with the field closed while it is on its way', async () => {
    const { host, screen } = await renderInSite(<AuthPage />);
    const reply = Promise.withResolvers<Response>();
    host.respond('/api/newsletter-subscribers', () => reply.promise);
    const field = screen.getByLabelText('Email address');
    await field.fill('ada@example.com');
    await screen.getByRole('button', { name: 'Subscribe' }).click();
    await expect.element(screen.getByRole('button', { name: 'Subscribing...' })).toBeDisabled();
    await expect.element(field).toBeDisabled();
    reply.resolve(jsonResponse({ ok: true }));
    await expect
      .element(screen.getByText('Thanks for subscribing! Check your inbox soon.'))
      .toBeVisible();
    await expect.element(field).toHaveValue('');
    await host.advance(3000);
    await expect.element(screen.getByText('Thanks for subscribing!')).not.toBeInTheDocument();
  });

  it('asks to try again after a failure', async () => {
    const { screen } = await renderInSite(<AuthPage />);
    await screen.getByLabelText('Email address').fill('ada@example.com');
    await screen.getByRole('button', { name: 'Subscribe' }).click();
    await expect.element(screen.getByText('Something went wrong. Please try again.')).toBeVisible();
  });
});

describe('the subscription success page', () => {
  it('counts down and offers the way home at once', async () => {
    const { host, screen } = await renderInSite(<CheckoutPage />);
    await expect.element(screen.getByRole('timer')).toMatchTextContent('10 seconds');
    await host.advance(1000);
    await expect.element(screen.getByRole('timer')).toMatchTextContent('9 seconds');
    await expect
      .element(screen.getByRole('link', { name: 'Go to Homepage Now' }))
      .toHaveAttribute('href', '/');
  });
});

describe('the calculator', () => {
  it.each([
    ['home', '150000'],
    ['research', '85000'],
  ] as const)('begins with the figures of the %s page', async (variant, salary) => {
    const { screen } = await renderInSite(<RoiSection variant={variant} />);
    await expect.element(screen.getByLabelText(/salary/)).toHaveDisplayValue(salary);
  });

  it('answers what is typed, and shows what it was taken for', async () => {
    const { screen } = await renderInSite(<RoiSection variant="research" />);
    const improvement = screen.getByLabelText(/improvement/);
    await improvement.fill('140');
    await screen.getByLabelText('Team size').click();
    await expect.element(improvement).toHaveDisplayValue('100');
    await expect.element(screen.getByText('Return on investment')).toBeVisible();
  });
});
