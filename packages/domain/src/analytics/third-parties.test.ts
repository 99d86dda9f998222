import { describe, expect, it } from 'vitest';
import { mayTellOthers } from './third-parties.ts';

const isOpen = (address: string) => mayTellOthers(new URL(address, 'https://site.test'));

describe('mayTellOthers', () => {
  it.each([
    '/',
    '/research',
    '/demo',
    '/download/mac',
    '/cookie-policy#content',
    '/?offer=annual',
    '/research?utm_source=letter&utm_campaign=spring',
  ])('lets others hear of %s', (address) => {
    expect(isOpen(address)).toBe(true);
  });

  it.each([
    '/auth/success',
    '/auth/success?state=secret',
    '/checkout-success',
    '/checkout-success?session_id=secret',
    '/reset-password?token=secret',
    '/forgot-password',
    '/sign-in?handover=secret',
    '/sign-up',
    '/account',
    '/insights',
    '/self-test-report',
    '/admin',
    '/unsubscribe?token=secret',
    '/confirm-email?token=secret',
    '/change-email?token=secret',
    '/no/such/page',
    '/constructor',
    '/?token=secret',
    '/demo?task=what%20I%20work%20on',
    '/?utm_source=letter&code=secret',
  ])('keeps %s between the visitor and us', (address) => {
    expect(isOpen(address)).toBe(false);
  });
});
