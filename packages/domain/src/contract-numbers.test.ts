import { describe, expect, it } from 'vitest';
import { MIN_PASSWORD_LENGTH } from './account/password.ts';
import { SUCCESS_REDIRECT_SECONDS } from './checkout/success-redirect.ts';
import { CAROUSEL_INTERVAL_MS } from './marketing/carousel.ts';
import { REVEAL_VISIBLE_SHARE } from './marketing/scroll-reveal.ts';
import { OVERLAY_FADE_MS } from './session/overlay-fade.ts';

describe('numbers of the contract that stand alone', () => {
  it('are what the contract says', () => {
    expect(CAROUSEL_INTERVAL_MS).toBe(5000);
    expect(REVEAL_VISIBLE_SHARE).toBe(0.1);
    expect(SUCCESS_REDIRECT_SECONDS).toBe(10);
    expect(OVERLAY_FADE_MS).toBe(300);
    expect(MIN_PASSWORD_LENGTH).toBe(8);
  });
});
