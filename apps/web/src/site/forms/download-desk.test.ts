import type { AnalyticsEvent } from '@overtone/domain/analytics/events';
import { createFakeHost, jsonResponse } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import { createDownloadDesk } from './download-desk.ts';

const PATH = '/api/download-requests';
const LINUX = { userAgent: 'Mozilla/5.0 (X11; Linux x86_64)', platform: 'Linux x86_64' };
const MAC = { userAgent: 'Mozilla/5.0 (Macintosh)', platform: 'MacIntel', maxTouchPoints: 0 };

function setUp(device: typeof LINUX = LINUX, status?: number) {
  const host = createFakeHost();
  if (status !== undefined) host.respond(PATH, () => jsonResponse({}, status));
  const sent: AnalyticsEvent[] = [];
  const send = (event: AnalyticsEvent) => void sent.push(event);
  return { host, sent, desk: createDownloadDesk({ host, device: () => device, send }) };
}

describe('a download button', () => {
  it('lets the download go on where the app can be installed', () => {
    const { desk, sent } = setUp(MAC);
    expect(desk.press('mac', 'hero_section')).toBe(true);
    expect(desk.$form.get().isOpen).toBe(false);
    expect(sent).toEqual([
      {
        event: 'download_click',
        fields: {
          platform: 'mac',
          location: 'hero_section',
          userId: null,
          timestamp: '2026-03-02T09:00:00.000Z',
        },
      },
    ]);
  });

  it.each([
    LINUX,
    { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', platform: 'iPhone' },
    { userAgent: 'curl', platform: '' },
  ])('opens the modal instead on $userAgent, and counts the click', (device) => {
    const { desk, sent } = setUp(device);
    expect(desk.press('windows', 'footer')).toBe(false);
    expect(desk.$form.get().isOpen).toBe(true);
    expect(sent).toMatchObject([{ fields: { platform: 'windows', location: 'footer' } }]);
  });
});

describe('the download modal', () => {
  it('opens once a second, however fast it is asked for and closed', async () => {
    const { desk, host } = setUp();
    desk.press('mac', 'footer');
    desk.close();
    desk.press('mac', 'footer');
    await host.advance(999);
    expect(desk.$form.get().isOpen).toBe(false);
    await host.advance(1);
    expect(desk.$form.get().isOpen).toBe(true);
  });

  it('sends the address with what the browser says of itself', async () => {
    const { desk, host } = setUp(LINUX, 201);
    desk.setEmail('ada@example.com');
    await desk.submit();
    const { platform, userAgent } = LINUX;
    expect(host.requests).toMatchObject([
      { path: PATH, body: { email: 'ada@example.com', platform, userAgent } },
    ]);
  });

  it('closes 2 seconds after success, with an empty field', async () => {
    const { desk, host } = setUp(LINUX, 201);
    desk.press('mac', 'footer');
    desk.setEmail('ada@example.com');
    await desk.submit();
    expect(desk.$form.get()).toMatchObject({ isOpen: true, status: 'success' });
    await host.advance(1999);
    expect(desk.$form.get().isOpen).toBe(true);
    await host.advance(1);
    expect(desk.$form.get()).toEqual({ isOpen: false, email: '', status: 'idle' });
  });

  it('lets what is said on a page stay there, where the form is in no modal', async () => {
    const { desk, host } = setUp(LINUX, 201);
    desk.setEmail('ada@example.com');
    await desk.submit();
    await host.advance(60_000);
    expect(desk.$form.get()).toEqual({ isOpen: false, email: '', status: 'success' });
  });

  it('says that an address waits for a release for as long as it is open', async () => {
    const { desk, host } = setUp();
    host.respond(PATH, () => jsonResponse({ ok: true, delivery: 'with_release' }, 201));
    desk.press('mac', 'footer');
    desk.setEmail('ada@example.com');
    await desk.submit();
    await desk.submit();
    await host.advance(60_000);
    expect(host.requests).toHaveLength(1);
    expect(desk.$form.get()).toMatchObject({ isOpen: true, status: 'kept' });
    desk.close();
    expect(desk.$form.get()).toEqual({ isOpen: false, email: '', status: 'idle' });
  });

  it.each([500, undefined])('stays open with the address on failure (%s)', async (status) => {
    const { desk, host } = setUp(LINUX, status);
    desk.press('mac', 'footer');
    desk.setEmail('ada@example.com');
    await desk.submit();
    await host.advance(60_000);
    expect(desk.$form.get()).toEqual({ isOpen: true, email: 'ada@example.com', status: 'error' });
    expect(host.logged).toMatchObject([{ level: 'error' }]);
  });

  it('is not closed by an earlier success once it was opened again', async () => {
    const { desk, host } = setUp(LINUX, 201);
    desk.press('mac', 'footer');
    await desk.submit();
    desk.close();
    desk.press('mac', 'footer');
    await host.advance(2000);
    expect(desk.$form.get().isOpen).toBe(true);
  });
});
