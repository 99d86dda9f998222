import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Environment, parseEnvironment, readEnvironment } from './env.ts';

function parse(given: Record<string, string>): Environment {
  const parsed = parseEnvironment(given);
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.value;
}

function complaint(given: Record<string, string>): string {
  const parsed = parseEnvironment(given);
  return parsed.ok ? '' : parsed.reason;
}

describe('parseEnvironment', () => {
  it('needs nothing to be set', () => {
    const environment = parse({});
    expect(environment).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      logLevel: 'info',
      aiFallback: true,
      ai: undefined,
      databaseUrl: undefined,
    });
    expect(path.isAbsolute(environment.dataDir)).toBe(true);
    expect(path.basename(environment.dataDir)).toBe('data');
  });

  it('takes a variable that is set to nothing as not set', () => {
    expect(parse({ PORT: '', AI_API_KEY: ' ', DATABASE_URL: '' })).toEqual(parse({}));
  });

  it.each([
    ['PORT', 'abc', 'PORT must be a whole number from 0 to 65535 (given: "abc").'],
    ['PORT', '65536', 'PORT must be a whole number from 0 to 65535 (given: "65536").'],
    ['PORT', '-1', 'PORT must be a whole number from 0 to 65535 (given: "-1").'],
    ['PORT', '80.5', 'PORT must be a whole number from 0 to 65535 (given: "80.5").'],
    ['AI_FALLBACK', 'no', 'AI_FALLBACK must be one of on, off (given: "no").'],
    [
      'LOG_LEVEL',
      'loud',
      'LOG_LEVEL must be one of silent, fatal, error, warn, info, debug, trace (given: "loud").',
    ],
    [
      'AI_BASE_URL',
      'ftp://x',
      'AI_BASE_URL must be an address that starts with http:// or https:// (given: "ftp://x").',
    ],
    [
      'DOWNLOAD_URL_MAC',
      'http://downloads.example/app.dmg',
      'DOWNLOAD_URL_MAC must be an address that starts with https:// (given: "http://downloads.example/app.dmg").',
    ],
    [
      'MAIL_FROM',
      'Overtone <hello@overtone.example>',
      'MAIL_FROM must be an email address without a name (hello@overtone.example) (given: "Overtone <hello@overtone.example>").',
    ],
    [
      'SECRET_KEY',
      'short',
      'SECRET_KEY must be 32 characters or more (given: not shown, it may hold a secret).',
    ],
  ])('refuses %s=%s with a sentence that helps', (name, value, sentence) => {
    expect(complaint({ [name]: value })).toBe(sentence);
  });

  it('logs as much as a launcher asks for, unless the operator says how much', () => {
    const LOG_LEVEL_UNLESS_SET = 'warn';
    expect(parse({ LOG_LEVEL_UNLESS_SET }).logLevel).toBe('warn');
    expect(parse({ LOG_LEVEL_UNLESS_SET, LOG_LEVEL: '' }).logLevel).toBe('warn');
    expect(parse({ LOG_LEVEL_UNLESS_SET, LOG_LEVEL: 'debug' }).logLevel).toBe('debug');
  });

  it('names everything that is wrong at once', () => {
    expect(complaint({ PORT: 'x', AI_FALLBACK: 'y' }).split('\n')).toHaveLength(2);
  });

  it('never repeats a secret', () => {
    const message = complaint({ DATABASE_URL: 'mysql://me:hunter2@host/db' });
    expect(message).toContain('DATABASE_URL must be an address');
    expect(message).not.toContain('hunter2');
  });

  it('reads the key under either name, its own first', () => {
    expect(parse({ OPENAI_API_KEY: 'a' }).ai?.apiKey).toBe('a');
    expect(parse({ OPENAI_API_KEY: 'a', AI_API_KEY: 'b' }).ai?.apiKey).toBe('b');
  });

  it('asks for no key for a model server on this machine, and for one elsewhere', () => {
    expect(parse({ AI_BASE_URL: 'http://localhost:11434/v1' }).ai).toBeDefined();
    expect(parse({ AI_BASE_URL: 'http://[::1]:1234/v1' }).ai).toBeDefined();
    expect(parse({ AI_BASE_URL: 'https://127.example.com/v1' }).ai).toBeUndefined();
  });

  it('gives a model on this machine more time, unless it is told how much', () => {
    const hosted = parse({ AI_API_KEY: 'a' }).ai;
    expect(hosted).toMatchObject({
      isLocal: false,
      attemptTimeoutMs: 8_000,
      totalTimeoutMs: 12_000,
    });
    const local = { AI_BASE_URL: 'http://localhost:11434/v1' };
    expect(parse(local).ai).toMatchObject({
      isLocal: true,
      attemptTimeoutMs: 30_000,
      totalTimeoutMs: 30_000,
    });
    expect(parse({ ...local, AI_TOTAL_TIMEOUT_MS: '5000' }).ai?.totalTimeoutMs).toBe(5_000);
  });

  it('writes mails from the host that people know, unless it is told otherwise', () => {
    expect(parse({}).mailFrom).toBe('hello@localhost');
    const PUBLIC_URL = 'https://overtone.example:8443/';
    expect(parse({ PUBLIC_URL }).mailFrom).toBe('hello@overtone.example');
    expect(parse({ PUBLIC_URL: 'http://[::1]:3000' }).mailFrom).toBe('hello@localhost');
    expect(parse({ PUBLIC_URL, MAIL_FROM: 'Ada@B.example' }).mailFrom).toBe('ada@b.example');
  });

  it('takes a download over HTTPS, or from this machine', () => {
    const mac = 'https://downloads.example/Overtone.dmg';
    const windows = 'http://127.0.0.1:8080/Overtone.exe';
    const { downloadUrls } = parse({ DOWNLOAD_URL_MAC: mac, DOWNLOAD_URL_WINDOWS: windows });
    expect(downloadUrls).toEqual({ mac, windows });
  });

  describe('a bucket for backups', () => {
    const BUCKET = {
      BACKUP_DIR: 'backups',
      BACKUP_S3_URL: 'https://s3.example/bucket/folder',
      BACKUP_S3_ACCESS_KEY_ID: 'an id',
      BACKUP_S3_SECRET_ACCESS_KEY: 'hush-hush',
    };
    const without = (name: keyof typeof BUCKET) => complaint({ ...BUCKET, [name]: undefined });

    it('needs both keys, and a folder where backups are made first', () => {
      expect(without('BACKUP_S3_ACCESS_KEY_ID')).toContain(
        'must be set together with BACKUP_S3_URL',
      );
      expect(without('BACKUP_S3_URL')).toContain('must be set together with BACKUP_S3_URL');
      expect(without('BACKUP_S3_URL')).not.toContain('hush-hush');
      expect(without('BACKUP_DIR')).toContain('BACKUP_DIR must be set where BACKUP_S3_URL is');
    });

    it('is named in its address, over a connection that nobody can read', () => {
      for (const address of ['https://s3.example/', 'http://s3.example/bucket', 'bucket']) {
        expect(complaint({ ...BUCKET, BACKUP_S3_URL: address })).toContain('BACKUP_S3_URL must be');
      }
    });
  });

  describe('purchases', () => {
    const KEYS = { STRIPE_SECRET_KEY: 'sk_test_a', STRIPE_WEBHOOK_SECRET: 'whsec_b' };

    it('are closed without keys, and at Stripe with them', () => {
      expect(parse({}).stripe).toBeUndefined();
      expect(parse(KEYS).stripe).toEqual({
        secretKey: 'sk_test_a',
        webhookSecret: 'whsec_b',
        apiUrl: 'https://api.stripe.com',
      });
    });

    it('need both keys, and neither is repeated', () => {
      for (const [name, value] of Object.entries(KEYS)) {
        const message = complaint({ [name]: value });
        expect(message).toContain('must be set together with STRIPE_SECRET_KEY');
        expect(message).not.toContain(value);
      }
    });

    it('go to another address only where nobody can listen', () => {
      const local = 'http://127.0.0.1:4242';
      expect(parse({ ...KEYS, STRIPE_API_URL: local }).stripe?.apiUrl).toBe(local);
      expect(complaint({ STRIPE_API_URL: 'http://stripe.example' })).toContain('https://');
    });

    it('are of the offers that have a price, all of them unless told otherwise', () => {
      expect(parse({}).offersOnSale).toEqual(['hero', 'landing', 'monthly', 'annual', 'annual-14']);
      expect(parse({ OFFERS_ON_SALE: 'annual, monthly' }).offersOnSale).toEqual([
        'annual',
        'monthly',
      ]);
      for (const names of ['gold', 'demo', 'annual,']) {
        expect(complaint({ OFFERS_ON_SALE: names })).toContain(
          'names separated by commas, of hero',
        );
      }
    });

    it('leave the day unlimited unless told otherwise', () => {
      expect(parse({}).dailyLimit).toBe(false);
      expect(parse({ DAILY_LIMIT: 'on' }).dailyLimit).toBe(true);
    });
  });

  it('takes a database with nothing in between only beside the one that requests go to', () => {
    const DATABASE_DIRECT_URL = 'postgres://overtone:hidden-2@db.example:5432/overtone';
    expect(complaint({ DATABASE_DIRECT_URL })).toContain('DATABASE_URL must be set where');
    const DATABASE_URL = 'postgres://overtone:hidden-2@pool.example:6432/overtone';
    expect(parse({ DATABASE_URL, DATABASE_DIRECT_URL })).toMatchObject({
      databaseUrl: DATABASE_URL,
      databaseDirectUrl: DATABASE_DIRECT_URL,
    });
  });

  describe('traces', () => {
    const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://127.0.0.1:4318';

    it('are made only where a collector is named, which is told what the operator says', () => {
      expect(parse({}).traces).toBeUndefined();
      expect(parse({ OTEL_EXPORTER_OTLP_ENDPOINT }).traces?.headers).toEqual({});
      const OTEL_EXPORTER_OTLP_HEADERS = 'authorization=Basic%20YTpi=, x-team = two';
      expect(parse({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS }).traces).toEqual({
        endpoint: OTEL_EXPORTER_OTLP_ENDPOINT,
        headers: { authorization: 'Basic YTpi=', 'x-team': 'two' },
      });
    });

    it.each(['hidden', 'x-key=100%', 'a=b,hidden'])('refuse %s, and do not repeat it', (value) => {
      const said = complaint({ OTEL_EXPORTER_OTLP_HEADERS: value });
      expect(said).toContain('OTEL_EXPORTER_OTLP_HEADERS must be names and values');
      expect(said).not.toContain(value);
    });
  });

  it('hands no secret to the processes that the server starts', () => {
    const { childEnvironment } = parse({ PATH: '/bin', AI_API_KEY: 'b', DATABASE_URL: '' });
    expect(childEnvironment).toEqual({ PATH: '/bin' });
  });
});

describe('readEnvironment', () => {
  let file: string;
  beforeEach(async () => {
    file = path.join(await mkdtemp(path.join(tmpdir(), 'overtone-env-')), '.env');
    // Neither set, nor left set by what the file says.
    for (const name of ['PORT', 'METRICS_PORT', 'LOG_LEVEL']) vi.stubEnv(name, undefined);
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await rm(path.dirname(file), { recursive: true, force: true });
  });

  it('needs no file', () => {
    expect(readEnvironment(file)).toMatchObject({ ok: true, value: { port: 3000 } });
  });

  it('takes from the file what is not set', async () => {
    await writeFile(file, 'PORT=4001\n# Figures.\nMETRICS_PORT="4002"\n');
    vi.stubEnv('PORT', '5001');
    expect(readEnvironment(file)).toMatchObject({
      ok: true,
      value: { port: 5001, metricsPort: 4002 },
    });
  });

  it('has what the file says go before what a launcher asks for', async () => {
    await writeFile(file, 'LOG_LEVEL=debug\n');
    vi.stubEnv('LOG_LEVEL_UNLESS_SET', 'warn');
    expect(readEnvironment(file)).toMatchObject({ ok: true, value: { logLevel: 'debug' } });
  });

  it.runIf(process.platform !== 'win32')(
    'does not go on without a file that is there and can’t be read',
    async () => {
      await symlink(file, file);
      const reason: unknown = expect.stringMatching(
        /^The settings in .*\.env can’t be read: ELOOP: .*\.$/u,
      );
      expect(readEnvironment(file)).toEqual({ ok: false, reason });
    },
  );

  it('does not go on without one that is a folder', async () => {
    await mkdir(file);
    const reason: unknown = expect.stringContaining('can’t be read: EISDIR');
    expect(readEnvironment(file)).toEqual({ ok: false, reason });
  });
});
