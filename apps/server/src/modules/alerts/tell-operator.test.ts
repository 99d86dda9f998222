import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pino } from 'pino';
import { connectDatabase } from '../../database/connection.ts';
import { createMails } from '../mail/module.ts';
import { type SmtpStandIn, startSmtpStandIn } from '../../testing/stand-ins/smtp-stand-in.ts';
import type { News } from './standing.ts';
import { tellOperator } from './tell-operator.ts';

const NOW = new Date('2026-03-02T03:00:00.000Z');
const NEWS: readonly News[] = [
  {
    kind: 'raised',
    alert: {
      name: 'disk-full',
      sentence: '4% of the disk is free where /data lies. Make room before writes fail.',
      since: NOW,
      foundAt: NOW,
      toldAt: null,
    },
  },
];

let smtp: SmtpStandIn;
let hook: Server;
let hookUrl: string;
let status = 204;
let posted: string[] = [];

async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
  posted.push(await text(request));
  response.writeHead(status).end();
}

beforeAll(async () => {
  smtp = await startSmtpStandIn();
  hook = createServer((request, response) => {
    void take(request, response);
  });
  hook.listen(0, '127.0.0.1');
  await once(hook, 'listening');
  const address = hook.address();
  hookUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/alerts`;
});
afterAll(async () => {
  await smtp.stop();
  hook.close();
});
beforeEach(() => {
  status = 204;
  posted = [];
  smtp.behave('accept');
});

const tell = (ways: { email?: string; webhookUrl?: string }) =>
  tellOperator(
    {
      siteUrl: 'https://overtone.example',
      alertEmail: ways.email,
      alertWebhookUrl: ways.webhookUrl,
      sendNow: createMails({
        smtpUrl: smtp.url,
        mailFrom: 'hello@overtone.example',
        dataDir: '',
        siteUrl: 'https://overtone.example',
        releases: [],
        unsubscribeToken: () => '',
        openLink: () => undefined,
        database: connectDatabase('postgres://127.0.0.1:1/none').database,
        wallClock: () => NOW,
        wait: () => Promise.resolve(),
        log: pino({ level: 'silent' }),
        metrics: undefined,
      }).service.sendNow,
    },
    NEWS,
  );

describe('the operator is told', () => {
  it('by mail, without the outbox', async () => {
    const arriving = smtp.nextMail();
    await tell({ email: 'operator@overtone.example' });
    const { email, recipients } = await arriving;
    expect(recipients).toEqual(['operator@overtone.example']);
    expect(email.subject).toBe('Overtone, alert: disk-full');
    expect(email.text?.replaceAll('\n', ' ')).toContain('4% of the disk is free where /data lies.');
    expect(email.text).toContain('https://overtone.example/admin');
  });

  it('by a webhook, in words and as data', async () => {
    await tell({ webhookUrl: hookUrl });
    expect(JSON.parse(posted[0] ?? '')).toEqual({
      text: '4% of the disk is free where /data lies. Make room before writes fail. (disk-full, since 2 Mar 2026, 03:00 UTC)',
      alerts: [
        {
          kind: 'raised',
          name: 'disk-full',
          sentence: '4% of the disk is free where /data lies. Make room before writes fail.',
          since: '2026-03-02T03:00:00.000Z',
        },
      ],
    });
  });

  it('by what is left where one way is shut', async () => {
    smtp.behave({ refuse: 'sender', code: 554 });
    await tell({ email: 'operator@overtone.example', webhookUrl: hookUrl });
    expect(posted).toHaveLength(1);
  });

  it('not at all where every way is shut, which says so', async () => {
    smtp.behave({ refuse: 'sender', code: 554 });
    status = 500;
    await expect(tell({ email: 'operator@overtone.example', webhookUrl: hookUrl })).rejects.toThrow(
      /mail server answered: .*; .*webhook answered 500/u,
    );
  });
});
