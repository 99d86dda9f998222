import { analyticsEventSchema, type AnalyticsEvent } from '@overtone/domain/analytics/events';
import { createFakeHost } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import { startPageVisit } from './page-visits.ts';

function setUp() {
  const host = createFakeHost();
  const sent: AnalyticsEvent[] = [];
  const stop = startPageVisit({
    pageName: 'Home page V2',
    host,
    send: (event) => void sent.push(event),
  });
  return { host, sent, stop, names: () => sent.map(({ event }) => event) };
}

describe('a page visit', () => {
  it('records a page_view on entering', () => {
    expect(setUp().sent).toEqual([
      {
        event: 'page_view',
        fields: {
          page_name: 'Home page V2',
          user_id: null,
          timestamp: '2026-03-02T09:00:00.000Z',
        },
      },
    ]);
  });

  it.each<[string, (parts: ReturnType<typeof setUp>) => void]>([
    ['leaving', ({ host }) => host.leave()],
    ['hiding the tab', ({ host }) => host.setVisible(false)],
    ['stopping', ({ stop }) => stop()],
  ])('records a page_exit with the seconds spent on %s', async (_, go) => {
    const parts = setUp();
    await parts.host.advance(12_400);
    go(parts);
    expect(parts.sent.slice(1)).toEqual([
      {
        event: 'page_exit',
        fields: {
          page_name: 'Home page V2',
          user_id: null,
          time_spent_seconds: 12,
          timestamp: '2026-03-02T09:00:12.400Z',
        },
      },
    ]);
  });

  it('begins a new view when the tab is shown again, and counts from there', async () => {
    const { host, sent, names } = setUp();
    await host.advance(5000);
    host.setVisible(false);
    await host.advance(60_000);
    host.setVisible(true);
    await host.advance(3000);
    host.setVisible(false);
    expect(names()).toEqual(['page_view', 'page_exit', 'page_view', 'page_exit']);
    expect(sent.at(-1)?.fields).toMatchObject({ time_spent_seconds: 3 });
  });

  it('records one exit when the tab is hidden and then closed', () => {
    const { host, stop, names } = setUp();
    host.setVisible(false);
    host.leave();
    stop();
    stop();
    expect(names()).toEqual(['page_view', 'page_exit']);
  });

  it('records one view when told twice that the tab is shown', () => {
    const { host, names } = setUp();
    host.setVisible(true);
    expect(names()).toEqual(['page_view']);
  });

  it('records nothing once it is stopped', () => {
    const { host, stop, names } = setUp();
    stop();
    host.setVisible(true);
    host.leave();
    expect(names()).toEqual(['page_view', 'page_exit']);
  });

  it('sends only events of the agreed form', async () => {
    const { host, sent } = setUp();
    await host.advance(700);
    host.leave();
    for (const event of sent) expect(analyticsEventSchema.safeParse(event).success).toBe(true);
  });
});
