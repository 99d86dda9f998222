import { describe, expect, it } from 'vitest';
import { type Environment, parseEnvironment } from '../env.ts';
import { describeSetup } from './describe-setup.ts';
import { setupText, setupVerdict } from './setup-text.ts';
import { SUBJECTS } from './subjects.ts';

function environment(given: Record<string, string> = {}): Environment {
  const parsed = parseEnvironment({ DATA_DIR: '/data', ...given });
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.value;
}

const SECRETS = {
  DATABASE_URL: 'postgres://overtone:hidden-1@db.example:5432/overtone',
  DATABASE_DIRECT_URL: 'postgres://overtone:hidden-9@direct.example:5432/overtone',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'https://overtone:hidden-10@traces.example',
  OTEL_EXPORTER_OTLP_HEADERS: 'x-key=hidden-11',
  SECRET_KEY: 'hidden-2, a key of at least 32 characters',
  SMTP_URL: 'smtps://overtone:hidden-3@mail.example',
  AI_API_KEY: 'hidden-4',
  GOOGLE_CLIENT_ID: 'google-client',
  GOOGLE_CLIENT_SECRET: 'hidden-5',
  MICROSOFT_CLIENT_ID: 'microsoft-client',
  MICROSOFT_CLIENT_SECRET: 'hidden-6',
  STRIPE_SECRET_KEY: 'sk_test_hidden-7',
  STRIPE_WEBHOOK_SECRET: 'hidden-8',
};

describe('what the settings say', () => {
  it('names each part that is not set and what people miss', () => {
    const lines = describeSetup(environment());
    const off = lines.filter(({ state }) => state === 'off').map(({ subject }) => subject);
    expect(off).toEqual([
      SUBJECTS.address,
      SUBJECTS.backups,
      SUBJECTS.mail,
      SUBJECTS.ai,
      SUBJECTS.google,
      SUBJECTS.microsoft,
      SUBJECTS.payments,
      SUBJECTS.downloads,
      SUBJECTS.operator,
      SUBJECTS.dailyLimit,
      SUBJECTS.analytics,
      SUBJECTS.metrics,
      SUBJECTS.traces,
      SUBJECTS.alerts,
    ]);
    expect(lines.filter(({ state }) => state === 'wrong')).toEqual([]);
    expect(setupVerdict(lines)).toBe('Everything that is set up works.');
  });

  it('calls it wrong where a public server does not say who runs it, and names what to set', () => {
    const said = {
      COMPANY_NAME: 'Focus Ltd',
      COMPANY_ADDRESS: '1 Quiet Street, London',
      DATA_CONTROLLER: 'Ada, at the address above',
      JURISDICTION: 'England and Wales',
      SUPPORT_EMAIL: 'help@focus.example',
      RESEARCH_EMAIL: 'research@focus.example',
      BOOKING_URL: 'https://book.example',
    };
    const operatorOf = (given: Record<string, string>) =>
      describeSetup(environment(given)).find(({ subject }) => subject === SUBJECTS.operator);
    const isPublic = { PUBLIC_URL: 'https://focus.example', TRUSTED_PROXIES: '1' };
    expect(operatorOf({ ...isPublic, ...said })).toMatchObject({
      state: 'wrong',
      sentence: expect.stringMatching(/Set LEGAL_SINCE\.$/u),
    });
    expect(operatorOf({ ...isPublic, ...said, LEGAL_SINCE: '2026-11-01' })?.state).toBe('ok');
    expect(operatorOf({ PUBLIC_URL: 'http://localhost:3000' })?.state).toBe('off');
  });

  it('repeats no secret', () => {
    const text = setupText(
      describeSetup(environment({ ...SECRETS, PUBLIC_URL: 'https://overtone.example' })),
    );
    expect(text).toContain('mail.example');
    expect(text).toContain(
      'direct.example:5432, for requests by the pool of connections at db.example:5432',
    );
    expect(text).toContain('Sent to traces.example');
    expect(text).toContain('nobody is really charged');
    expect(text).not.toContain('hidden');
  });

  it.each([
    [{ PUBLIC_URL: 'https://overtone.example', TRUSTED_PROXIES: '1' }, 'ok', 'believed: 1'],
    [{ PUBLIC_URL: 'https://overtone.example' }, 'wrong', 'Set TRUSTED_PROXIES'],
    [{ PUBLIC_URL: 'https://overtone.example/app', TRUSTED_PROXIES: '1' }, 'wrong', 'at / alone'],
    [{ PUBLIC_URL: 'http://overtone.example' }, 'off', 'is not encrypted'],
    [{ PUBLIC_URL: 'http://localhost:3000' }, 'ok', 'localhost'],
    [{ TRUSTED_PROXIES: '1' }, 'wrong', 'Set PUBLIC_URL'],
    [{ HOST: '0.0.0.0' }, 'wrong', 'Set PUBLIC_URL'],
    [{ HOST: '0.0.0.0' }, 'wrong', 'lead to http://127.0.0.1:3000'],
    [{ HOST: '::' }, 'wrong', 'lead to http://[::1]:3000'],
    [{ HOST: '192.0.2.7' }, 'wrong', 'lead to http://192.0.2.7:3000'],
    [{ HOST: '::1' }, 'off', 'Only this machine'],
  ])('judges the address and the proxies in front of it: %j', (given, state, part) => {
    const address = describeSetup(environment(given)).find(
      ({ subject }) => subject === SUBJECTS.address,
    );
    expect(address).toMatchObject({ state, sentence: expect.stringContaining(part) });
  });
});

describe('an AI provider that is asked over plain http', () => {
  const lineFor = (url: string) =>
    describeSetup(environment({ AI_BASE_URL: url, AI_API_KEY: 'key' })).find(
      ({ subject }) => subject === SUBJECTS.ai,
    );

  it('is named, unless it is on this machine', () => {
    expect(lineFor('http://192.0.2.7:11434/v1')).toMatchObject({
      state: 'off',
      sentence: expect.stringContaining('without encryption'),
    });
    expect(lineFor('http://127.0.0.1:11434/v1')?.state).toBe('ok');
  });
});

describe('the report', () => {
  it('stands in columns, and nothing in it can steer a terminal', () => {
    const lines = [
      { state: 'ok', subject: 'mail', sentence: 'by \u001B[2Jmail\r\n.example' },
      { state: 'wrong', subject: 'database', sentence: 'away' },
    ] as const;
    expect(setupText(lines)).toBe('ok     mail      by  [2Jmail .example\nwrong  database  away');
    expect(setupVerdict(lines)).toBe('One thing is wrong.');
  });
});
