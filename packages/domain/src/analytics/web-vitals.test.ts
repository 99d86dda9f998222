import { describe, expect, it } from 'vitest';
import { webVitalsSchema } from './web-vitals.ts';

const VITALS = { page_name: 'Home page V2', LCP: 812.4, INP: 24, CLS: 0, TTFB: 31.2 };

describe('webVitalsSchema', () => {
  it.each([
    VITALS,
    { page_name: 'Demo', LCP: 812.4 },
    { page_name: 'Demo', CLS: 0 },
    { page_name: 'Demo', LCP: 0, INP: 600_000, CLS: 100 },
  ])('accepts %o as it is sent', (vitals) => {
    expect(webVitalsSchema.parse(vitals)).toEqual(vitals);
  });

  it.each([
    { page_name: 'Demo' },
    { LCP: 812.4 },
    { ...VITALS, LCP: -1 },
    { ...VITALS, INP: 600_000.5 },
    { ...VITALS, CLS: 100.5 },
    { ...VITALS, CLS: -0.1 },
    { ...VITALS, CLS: '0' },
    { ...VITALS, FID: 3 },
    { ...VITALS, email: 'ada@example.com' },
  ])('refuses %o', (vitals) => {
    expect(webVitalsSchema.safeParse(vitals).success).toBe(false);
  });
});
