import { createCalendarApi } from '@overtone/client/calendar/calendar-api';
import { createCalendarStore } from '@overtone/client/calendar/calendar-store';
import { driveAutopilot } from '@overtone/client/calendar/drive-autopilot';
import { createSession } from '@overtone/client/session/session';
import type { Calendars, UpcomingEvent } from '@overtone/domain/contract/calendar';
import { recommend } from '@overtone/recommender/recommend';
import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { createFakeEngine } from '@overtone/testkit/fake-engine';
import { createFakeHost, jsonResponse } from '@overtone/testkit/fake-host';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CalendarPanel } from './calendar-panel.tsx';

const TIME_ZONE = 'Europe/Berlin';
const UPCOMING =
  '/api/calendar/upcoming?from=2026-03-02T09%3A00%3A00.000Z&days=7&timeZone=Europe%2FBerlin';
const ID = '5b1f4a3e-8f0e-4d5a-9d54-0d8bb3d1c001';
const OVERVIEW: Calendars = {
  calendars: [
    { id: ID, kind: 'ics', name: 'Work', problem: null, syncedAt: '2026-03-02T08:55:00.000Z' },
  ],
  preferences: { autopilot: false, hostedTitles: false, leadMinutes: 0 },
  providers: { google: true, microsoft: false },
};

function event(id: string, title: string, startsAt: string, plan: UpcomingEvent['plan']) {
  const endsAt = new Date(Date.parse(startsAt) + 3_600_000).toISOString();
  return { id, calendarId: ID, title, startsAt, endsAt, isAllDay: false, standing: 'busy', plan };
}

const suggested = (title: string, confidence = 0.9): UpcomingEvent['plan'] => ({
  kind: 'suggestion',
  suggestion: { ...recommend(title), confidence },
});

const EVENTS = [
  event('1', 'Sprint planning', '2026-03-02T10:00:00.000Z', suggested('sprint planning')),
  event('2', 'Lunch', '2026-03-02T12:00:00.000Z', { kind: 'nothing', reason: 'no_task' }),
  event('3', 'Write report', '2026-03-03T08:00:00.000Z', suggested('write a report')),
];

interface Given {
  readonly isSignedIn?: boolean;
  readonly overview?: Calendars;
  readonly events?: readonly unknown[];
  readonly status?: number;
}

async function renderPanel({
  isSignedIn = true,
  overview = OVERVIEW,
  events = EVENTS,
  status = 200,
}: Given = {}) {
  const host = createFakeHost();
  host.respond('/api/calendars', () => jsonResponse(overview, status));
  host.respond(UPCOMING, () => jsonResponse({ events }, status));
  const ledTo: string[] = [];
  const session = createSession({ defaults: DEMO_DEFAULTS, engine: createFakeEngine(), host });
  const calendar = createCalendarStore({
    api: isSignedIn ? createCalendarApi(host) : undefined,
    host,
    timeZone: () => TIME_ZONE,
    askForConsent: (provider) => void ledTo.push(provider),
  });
  const autopilot = driveAutopilot({
    session,
    $events: calendar.$events,
    $preferences: calendar.$preferences,
    host,
  });
  const screen = await render(
    <CalendarPanel
      {...{ calendar, autopilot, session }}
      now={host.wallClock}
      timeZone={TIME_ZONE}
      hasHostedModel
    />,
  );
  return { host, screen, session, calendar, autopilot, ledTo };
}

describe('coming events', () => {
  it('stand under their day, with times, the pair that may suit them, and why', async () => {
    const { screen } = await renderPanel();
    const today = screen.getByRole('region', { name: 'Today' });
    await expect.element(today).toMatchTextContent('11:00–12:00');
    await expect.element(today).toMatchTextContent('Sprint planning');
    await expect.element(today).toMatchTextContent('1 Hz carrying 12 Hz');
    await expect.element(today).toMatchTextContent('There is no task here to support.');
    const tomorrow = screen.getByRole('region', { name: 'Tomorrow' });
    await expect.element(tomorrow).toMatchTextContent('Deep focus');
  });

  it('can be used now, which turns nothing on', async () => {
    const { screen, session } = await renderPanel();
    await screen.getByRole('button', { name: 'Use now: Sprint planning' }).click();
    expect(session.$settings.get()).toMatchObject({ centerModulationHz: 12, isOn: false });
    await expect
      .element(screen.getByRole('button', { name: 'Use now: Lunch' }))
      .not.toBeInTheDocument();
  });

  it('change the pair and the hue alone where they are used, as their lead does', async () => {
    const { screen, session } = await renderPanel();
    session.setStrength(0.15);
    session.setMasterVolume(0.5);
    session.setWaveform('Square');
    await screen.getByRole('button', { name: 'Use now: Sprint planning' }).click();
    expect(session.$settings.get()).toMatchObject({
      centerModulationHz: 12,
      globalModulationStrength: 0.15,
      masterAudioVolume: 0.5,
      waveform: 'Square',
    });
  });

  it('have a program that ends with them, shown before it begins; a meeting has none', async () => {
    const { screen, session } = await renderPanel();
    const name = 'As a program that ends with it';
    await screen.getByRole('button', { name: `${name}: Write report` }).click();
    const offer = screen.getByRole('region', { name: 'The program for it' });
    await expect.element(offer.getByText('Length 1:00:00')).toBeVisible();
    expect(session.program.$played.get()).toBeNull();
    await offer.getByRole('button', { name: 'Start' }).click();
    expect(session.program.$played.get()?.play.timeline.lengthMs).toBe(3_600_000);
    expect(session.program.$played.get()?.eventId).toBe('3');
    expect(screen.getByRole('button', { name: `${name}: Sprint planning` }).query()).toBeNull();
  });

  it('say that they are on their way, that there are none, and how to begin', async () => {
    const { screen } = await renderPanel({ events: [] });
    await expect.element(screen.getByText('Nothing in the next seven days.')).toBeVisible();
    const empty = await renderPanel({ isSignedIn: false });
    await expect.element(empty.screen.getByText(/No calendar yet/u)).toBeVisible();
  });

  it('come from somewhere before they can be followed', async () => {
    const { screen } = await renderPanel({ isSignedIn: false });
    const parts = screen.getByRole('region', { name: /^(?:Your calendars|Autopilot)$/u });
    const names = parts.elements().map((part) => part.getAttribute('aria-label'));
    expect(names).toEqual(['Your calendars', 'Autopilot']);
  });

  it('that can not be reached say so, and can be asked for again', async () => {
    const { screen, host } = await renderPanel({ status: 500 });
    const alert = screen.getByRole('alert');
    await expect.element(alert).toMatchTextContent('nothing is lost');
    host.respond('/api/calendars', () => jsonResponse(OVERVIEW));
    host.respond(UPCOMING, () => jsonResponse({ events: EVENTS }));
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByText('Sprint planning')).toBeVisible();
    await expect.element(alert).not.toBeInTheDocument();
  });

  it('show a title as text, whatever it says', async () => {
    const title = '<img src=x onerror="document.title=1"> review';
    const { screen } = await renderPanel({
      events: [event('1', title, '2026-03-02T10:00:00.000Z', suggested('design review'))],
    });
    await expect.element(screen.getByText(title)).toBeVisible();
  });
});

describe('the autopilot', () => {
  const now = (confidence: number) => [
    event('1', 'Sync', '2026-03-02T09:00:00.000Z', suggested('team meeting', confidence)),
  ];
  const on = { ...OVERVIEW, preferences: { ...OVERVIEW.preferences, autopilot: true } };

  it('is a switch that is off, with when to begin once it is on', async () => {
    const { screen, host } = await renderPanel();
    const follow = screen.getByRole('switch', { name: 'Follow my calendar' });
    await expect.element(follow).not.toBeChecked();
    host.respond('/api/calendar/preferences', ({ body }) => jsonResponse(body));
    host.respond('/api/calendars', () => jsonResponse(on));
    follow.element().focus();
    await userEvent.keyboard(' ');
    await expect.element(follow).toBeChecked();
    await expect.element(screen.getByRole('radio', { name: '5 min before' })).toBeVisible();
    expect(host.requests.find(({ method }) => method === 'PUT')?.body).toEqual(on.preferences);
  });

  it('shows what it follows, and puts back what was before', async () => {
    const { screen, session } = await renderPanel({ overview: on, events: now(0.9) });
    await expect.element(screen.getByText('In use')).toBeVisible();
    expect(session.$settings.get().centerModulationHz).toBe(12);
    await screen.getByRole('button', { name: 'Put back what was before Sync' }).click();
    await expect.element(screen.getByText('In use')).not.toBeInTheDocument();
    expect(session.$settings.get().centerModulationHz).toBe(40);
  });

  it('asks before it follows what is not clear', async () => {
    const { screen, session } = await renderPanel({ overview: on, events: now(0.4) });
    await expect.element(screen.getByRole('alert')).toMatchTextContent('Sync has begun');
    expect(session.$settings.get().centerModulationHz).toBe(40);
    screen.getByRole('button', { name: 'Use it' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
    expect(document.activeElement).not.toBe(document.body);
    expect(session.$settings.get().centerModulationHz).toBe(12);
  });

  it('says when an event begins where it asks before that', async () => {
    const early = { ...on, preferences: { ...on.preferences, leadMinutes: 10 } };
    const soon = event('1', 'Sync', '2026-03-02T09:05:00.000Z', suggested('team meeting', 0.4));
    const { screen } = await renderPanel({ overview: early, events: [soon] });
    const alert = screen.getByRole('alert');
    await expect.element(alert).toMatchTextContent('Sync begins at 10:05. Its title leaves room');
  });
});

describe('titles and the AI model', () => {
  it('are kept apart until the person agrees', async () => {
    const { screen } = await renderPanel();
    const agree = screen.getByRole('switch', { name: 'Let the AI model read event titles' });
    await expect.element(agree).not.toBeChecked();
    await expect
      .element(screen.getByText(/never a title that mentions a health matter/u))
      .toBeVisible();
  });

  it('are nothing to agree to without an account', async () => {
    const { screen } = await renderPanel({ isSignedIn: false });
    await expect
      .element(screen.getByRole('switch', { name: 'Let the AI model read event titles' }))
      .not.toBeInTheDocument();
  });
});

describe('calendars', () => {
  it('can be read again and removed', async () => {
    const { screen, host } = await renderPanel();
    const own = screen.getByRole('region', { name: 'Your calendars' });
    await expect.element(own).toMatchTextContent('Read Mon 09:55');
    host.respond(`/api/calendars/${ID}`, () => new Response(null, { status: 204 }));
    host.respond('/api/calendars', () => jsonResponse({ ...OVERVIEW, calendars: [] }));
    await screen.getByRole('button', { name: 'Remove Work' }).click();
    await expect.element(screen.getByText('Secret address')).not.toBeInTheDocument();
  });

  it('have the focus again once one was read, and keep it among them once it was removed', async () => {
    const { screen, host } = await renderPanel();
    const own = screen.getByRole('region', { name: 'Your calendars' });
    const reply = Promise.withResolvers<Response>();
    host.respond(`/api/calendars/${ID}/sync`, () => reply.promise);
    const again = screen.getByRole('button', { name: 'Read again: Work' });
    await expect.element(again).toBeVisible();
    again.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(again).toBeDisabled();
    await expect.element(again).not.toHaveFocus();
    reply.resolve(jsonResponse(OVERVIEW.calendars[0]));
    await expect.element(again).toHaveFocus();
    host.respond(`/api/calendars/${ID}`, () => new Response(null, { status: 204 }));
    host.respond('/api/calendars', () => jsonResponse({ ...OVERVIEW, calendars: [] }));
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: 'Remove Work' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('Secret address')).not.toBeInTheDocument();
    await expect.poll(() => own.element().contains(document.activeElement)).toBe(true);
  });

  it('that were asked for a moment ago say when they can be read again', async () => {
    const { screen, host } = await renderPanel();
    const error = 'Overtone has just asked for this calendar. Please try again in 40 seconds.';
    host.respond(`/api/calendars/${ID}/sync`, () =>
      jsonResponse({ code: 'calendar_asked_lately', error }, 429),
    );
    await screen.getByRole('button', { name: 'Read again: Work' }).click();
    await expect.element(screen.getByRole('alert')).toMatchTextContent(error);
    await screen.getByRole('button', { name: 'Dismiss' }).click();
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  });

  it('lead to the provider to be allowed, or allowed again', async () => {
    const calendars = [
      { id: ID, kind: 'google', name: 'Google', problem: 'needs_consent', syncedAt: null } as const,
    ];
    const providers = { google: true, microsoft: true };
    const { screen, host, ledTo } = await renderPanel({
      overview: { ...OVERVIEW, calendars, providers },
    });
    await expect
      .element(screen.getByText(/no longer allowed to read this calendar/u))
      .toBeVisible();
    const refusal = { code: 'calendar_needs_consent', error: 'Not allowed yet.' };
    host.respond('/api/calendars', ({ method }) =>
      method === 'POST'
        ? jsonResponse(refusal, 409)
        : jsonResponse({ ...OVERVIEW, calendars, providers }),
    );
    await screen.getByRole('button', { name: 'Allow again: Google' }).click();
    await expect.poll(() => ledTo).toEqual(['google']);
    await screen.getByRole('button', { name: 'Connect Microsoft Calendar' }).click();
    await expect.poll(() => ledTo).toEqual(['google', 'microsoft']);
  });

  it('at an address stay in the field when they can not be read, with the reason', async () => {
    const { screen, host } = await renderPanel();
    const refusal = { code: 'calendar_unreadable', error: 'This is a web page.' };
    host.respond('/api/calendars', ({ method }) =>
      method === 'POST' ? jsonResponse(refusal, 422) : jsonResponse(OVERVIEW),
    );
    const field = screen.getByRole('textbox', { name: 'Secret iCal address' });
    await field.fill('https://calendar.example/');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('alert')).toMatchTextContent('This is a web page.');
    await expect.element(field).toHaveValue('https://calendar.example/');
  });

  it('from a file are read here, and nothing is sent', async () => {
    const { screen, host } = await renderPanel({ isSignedIn: false });
    const lines = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:1', 'DTSTART:20260302T150000Z'];
    const text = [...lines, 'DURATION:PT1H', 'SUMMARY:Write report', 'END:VEVENT', 'END:VCALENDAR'];
    const file = new File([text.join('\r\n')], 'export.ics', { type: 'text/calendar' });
    const input = document.querySelector('input[type=file]');
    if (!(input instanceof HTMLInputElement)) throw new Error('no field for a file');
    await userEvent.upload(input, file);
    await expect.element(screen.getByText('Write report')).toBeVisible();
    await expect.element(screen.getByText('File on this device')).toBeVisible();
    expect(host.requests).toEqual([]);
    await screen.getByRole('button', { name: 'Remove export.ics' }).click();
    await expect.element(screen.getByText('Write report')).not.toBeInTheDocument();
  });

  it('from a file that the device does not hand over says so', async () => {
    const { screen } = await renderPanel({ isSignedIn: false });
    const lost = new DOMException('moved since it was chosen', 'NotReadableError');
    const reading = vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValue(lost);
    onTestFinished(() => reading.mockRestore());
    const file = new File(['BEGIN:VCALENDAR'], 'export.ics', { type: 'text/calendar' });
    const input = screen.container.querySelector('input[type="file"]');
    if (input === null) throw new Error('no input');
    await userEvent.upload(input, file);
    await expect
      .element(screen.getByRole('alert'))
      .toMatchTextContent('This file could not be read from the device.');
  });
});
