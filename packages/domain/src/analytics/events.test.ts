import { describe, expect, it } from 'vitest';
import {
  analyticsEventSchema,
  DOWNLOAD_PLACEMENTS,
  DOWNLOAD_PLATFORMS,
  downloadClickSchema,
  pageExitSchema,
  pageViewSchema,
} from './events.ts';

const NOW = '2026-03-01T09:30:00.000Z';
const WEEK_SECONDS = 604_800;
const PAGE_VIEW = { page_name: 'Home page V2', user_id: 'visitor-1', timestamp: NOW };
const PAGE_EXIT = { ...PAGE_VIEW, time_spent_seconds: 42 };
const DOWNLOAD_CLICK = {
  platform: 'mac',
  location: 'hero_section',
  userId: 'visitor-1',
  timestamp: NOW,
};

describe('event schemas', () => {
  it('have exactly the fields of the contract', () => {
    expect(Object.keys(pageViewSchema.shape)).toEqual(['page_name', 'user_id', 'timestamp']);
    expect(Object.keys(pageExitSchema.shape)).toEqual([
      'page_name',
      'user_id',
      'time_spent_seconds',
      'timestamp',
    ]);
    expect(Object.keys(downloadClickSchema.shape)).toEqual([
      'platform',
      'location',
      'userId',
      'timestamp',
    ]);
  });

  it.each([
    ['page_view', PAGE_VIEW],
    ['page_exit', PAGE_EXIT],
    ['download_click', DOWNLOAD_CLICK],
  ])('accept a %s as it is sent', (event, fields) => {
    expect(analyticsEventSchema.parse({ event, fields })).toEqual({ event, fields });
  });

  it('accept a visitor without an id', () => {
    expect(pageViewSchema.safeParse({ ...PAGE_VIEW, user_id: null }).success).toBe(true);
    expect(downloadClickSchema.safeParse({ ...DOWNLOAD_CLICK, userId: null }).success).toBe(true);
  });

  it.each([
    [
      'the longest name',
      { event: 'page_view', fields: { ...PAGE_VIEW, page_name: 'a'.repeat(80) } },
    ],
    ['the shortest name', { event: 'page_view', fields: { ...PAGE_VIEW, page_name: 'a' } }],
    ['the longest id', { event: 'page_view', fields: { ...PAGE_VIEW, user_id: 'a'.repeat(64) } }],
    ['the shortest id', { event: 'page_view', fields: { ...PAGE_VIEW, user_id: 'a' } }],
    [
      'the earliest time',
      { event: 'page_view', fields: { ...PAGE_VIEW, timestamp: '2000-01-01T00:00:00Z' } },
    ],
    [
      'a page left at once',
      { event: 'page_exit', fields: { ...PAGE_EXIT, time_spent_seconds: 0 } },
    ],
    [
      'a page left after a week',
      { event: 'page_exit', fields: { ...PAGE_EXIT, time_spent_seconds: WEEK_SECONDS } },
    ],
  ])('accept %s', (_, event) => {
    expect(analyticsEventSchema.safeParse(event).success).toBe(true);
  });

  it.each([
    ['another event', { event: 'key_press', fields: PAGE_VIEW }],
    ['the fields of another event', { event: 'page_view', fields: DOWNLOAD_CLICK }],
    ['a field too many', { event: 'page_view', fields: { ...PAGE_VIEW, email: 'a@b.c' } }],
    ['a field too few', { event: 'page_exit', fields: PAGE_VIEW }],
    ['an empty page name', { event: 'page_view', fields: { ...PAGE_VIEW, page_name: ' ' } }],
    ['a date in words', { event: 'page_view', fields: { ...PAGE_VIEW, timestamp: 'today' } }],
    [
      'the year nought',
      { event: 'page_view', fields: { ...PAGE_VIEW, timestamp: '0000-01-01T00:00:00Z' } },
    ],
    ['negative seconds', { event: 'page_exit', fields: { ...PAGE_EXIT, time_spent_seconds: -1 } }],
    [
      'more seconds than a week has',
      { event: 'page_exit', fields: { ...PAGE_EXIT, time_spent_seconds: WEEK_SECONDS + 1 } },
    ],
    [
      'a page name of a paragraph',
      { event: 'page_view', fields: { ...PAGE_VIEW, page_name: 'a'.repeat(81) } },
    ],
    ['an empty id', { event: 'page_view', fields: { ...PAGE_VIEW, user_id: '' } }],
    ['a long id', { event: 'page_view', fields: { ...PAGE_VIEW, user_id: 'a'.repeat(65) } }],
    [
      'the last second of 1999',
      { event: 'page_view', fields: { ...PAGE_VIEW, timestamp: '1999-12-31T23:59:59Z' } },
    ],
    ['another place', { event: 'download_click', fields: { ...DOWNLOAD_CLICK, location: 'top' } }],
    ['another system', { event: 'download_click', fields: { ...DOWNLOAD_CLICK, platform: 'os2' } }],
  ])('refuse %s', (_, event) => {
    expect(analyticsEventSchema.safeParse(event).success).toBe(false);
  });
});

describe('download buttons', () => {
  it('stand in five places, for two systems', () => {
    expect(DOWNLOAD_PLACEMENTS).toEqual([
      'hero_section',
      'testimonials_section',
      'mid_page_cta',
      'pricing_section',
      'footer',
    ]);
    expect(DOWNLOAD_PLATFORMS).toEqual(['mac', 'windows']);
  });

  it.each(DOWNLOAD_PLACEMENTS)('can be counted in %s for either system', (location) => {
    for (const platform of DOWNLOAD_PLATFORMS) {
      const fields = { ...DOWNLOAD_CLICK, location, platform };
      expect(downloadClickSchema.safeParse(fields).success).toBe(true);
    }
  });
});
