import { randomUUID } from 'node:crypto';
import { API_ROUTES } from '../../../apps/server/src/testing/declared-endpoints.ts';
import type { CalendarHost } from './worst-calendars.ts';

/** One request of a route. */
export interface WorstInput {
  readonly method: string;
  readonly path: string;
  /** Sent as JSON. */
  readonly body?: unknown;
}

/** A route and the most that it can be given, made anew for each request. */
export interface WorstRoute {
  readonly route: string;
  readonly input: (index: number) => WorstInput;
}

const LARGEST_BODY = 63 * 1024;
/** Words that the recommender knows, nearly knows and does not know. */
const TASK =
  'debugging sesion epilepsie planing of the quarterly archtecture meditation writting ⚡ '
    .repeat(10)
    .slice(0, 499);

const email = () => `${randomUUID()}@example.org`;
const usage = (seconds: number) => ({
  id: randomUUID(),
  sittingId: randomUUID(),
  deviceId: 'x'.repeat(64),
  source: 'web',
  globalModulationHz: 3,
  centerModulationHz: 15,
  startedSecondsAgo: seconds,
});

/** What a route takes that is more than a large body or none. */
function bodies(calendars: CalendarHost): Readonly<Record<string, (index: number) => unknown>> {
  return {
    'POST /api/ai-suggestion': (index) => ({ userQuery: `${index} ${TASK}`.slice(0, 500) }),
    'POST /api/article': () => ({}),
    'POST /api/newsletter-subscribers': () => ({ email: email() }),
    'POST /api/download-requests': () => ({ email: email() }),
    'POST /api/events': () => ({
      event: 'page_view',
      fields: {
        page_name: 'a'.repeat(80),
        user_id: 'a'.repeat(64),
        timestamp: new Date().toISOString(),
      },
    }),
    'POST /api/auth/sign-up/email': () => ({
      email: email(),
      password: 'p'.repeat(100),
      name: 'n'.repeat(100),
    }),
    'POST /api/auth/sign-in/email': () => ({ email: email(), password: 'p'.repeat(1000) }),
    'POST /api/auth/request-password-reset': () => ({ email: email() }),
    'POST /api/auth/change-password': () => ({
      currentPassword: 'p'.repeat(1000),
      newPassword: 'n'.repeat(100),
    }),
    'POST /api/calendars': (index) => ({
      kind: 'ics',
      // The first one is there already.
      address: `${calendars.origin}${calendars.paths[1 + (index % (calendars.paths.length - 1))]}`,
    }),
    'POST /api/usage/sessions': () => usage(3600),
    'PUT /api/calendar/preferences': () => ({
      autopilot: false,
      hostedTitles: false,
      leadMinutes: 5,
    }),
  };
}

const QUERIES: Readonly<Record<string, string>> = {
  'GET /api/calendar/upcoming': '?days=31&timeZone=America/Argentina/Buenos_Aires',
  'GET /api/usage/insights': '?days=365',
};

/** Routes that sign a person out or end the account would leave the others nothing to do. */
const LEFT_OUT = new Set([
  'DELETE /api/account',
  'POST /api/auth/sign-out',
  'POST /api/auth/revoke-session',
  'POST /api/auth/revoke-other-sessions',
  'DELETE /api/calendars/:id',
]);

/** Every route of the API but those that would end a sign-in, each with the worst that it takes. */
export function worstRoutes(calendars: CalendarHost): readonly WorstRoute[] {
  const known = bodies(calendars);
  const large = { text: 'x'.repeat(LARGEST_BODY) };
  return Object.keys(API_ROUTES)
    .filter((route) => !LEFT_OUT.has(route))
    .map((route) => {
      const [method = 'GET', pattern = ''] = route.split(' ');
      const path = `${pattern
        .replace(':name', 'figures')
        .replace(':provider', 'google')
        .replaceAll(/:\w+/gu, randomUUID())}${QUERIES[route] ?? ''}`;
      const bodyOf = known[route] ?? (() => large);
      return {
        route,
        input: (index) =>
          method === 'GET' ? { method, path } : { method, path, body: bodyOf(index) },
      };
    });
}
