import { escapeHtml } from '@overtone/domain/site/escape-html';

/** The page on which a checkout is paid or cancelled. */
export function checkoutPage(parts: {
  readonly product: string;
  readonly amount: string;
  readonly trialDays: number;
  readonly submitMessage: string;
  readonly payPath: string;
  readonly cancelUrl: string;
}): string {
  const trial = parts.trialDays > 0 ? `<p>${parts.trialDays} days free</p>` : '';
  return page(
    'Checkout',
    `<p>${escapeHtml(parts.product)}, ${escapeHtml(parts.amount)}</p>${trial}
<p>${escapeHtml(parts.submitMessage)}</p>
<p><a href="${escapeHtml(parts.payPath)}">Pay</a> <a href="${escapeHtml(parts.cancelUrl)}">Cancel</a></p>`,
  );
}

/** The customer portal: a way back and nothing else. */
export function portalPage(returnUrl: string): string {
  return page('Customer portal', `<p><a href="${escapeHtml(returnUrl)}">Return</a></p>`);
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1>${body}</html>`;
}
