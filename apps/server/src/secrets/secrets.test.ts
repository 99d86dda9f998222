import { describe, expect, it } from 'vitest';
import { BOX_LABELS, HASH_RULES, type HashLabel } from './labels.ts';
import { keyFingerprint } from './key-fingerprint.ts';
import { serverSecrets } from './secrets.ts';

const KEY = 'a key of at least 32 characters';
const secrets = serverSecrets(KEY);
const hash = (label: HashLabel, text: string) => secrets.hash(label)(text).toString('base64url');

describe('the secrets of a server', () => {
  it('are as they were in what mails, cookies and rows hold already', () => {
    expect(hash('trial', 'ada@example.com')).toBe('nae6lzqAUDcjmh5BPC_7hc5AwUSnnMSrobfj_k_6dAE');
    expect(keyFingerprint(KEY)).toBe('2b573a6ff1a768fe');
    expect(hash('calendar address', 'https://calendar.example/a.ics')).toBe(
      'WxiO-VngxQ9RVTcEDiMq7zvdMuJ9Q8W7CrvpgKTLiic',
    );
    expect(hash('keyed request', '["key scope","203.0.113.9"]')).toBe(
      '8u6yGh_IFBzbesyF-g5nb8I9K9jMIfjg_1h_kTqpNSo',
    );
    expect(secrets.visitorCookieKey).toBe(KEY);
    expect(secrets.signInKey).toBe('k37gmLZ0Mx56ApIPuBd0kUn6UbxLSzvYALkaMEpM1PA');
    expect(
      secrets
        .box('mail links')
        .open('RtjcYDJBupJZruKAUTB6FqRqzTXH_MoEfWTQMYDBrJobENQ7uQ051mPWcVse5_-__CIKHTitBsb4DA'),
    ).toBe('https://overtone.example/reset');
    expect(
      secrets.box('calendar').open('CvZTRaVTq_QACSGGGz2kcpeVuof3vuA7NRDS-iUmvDf_4ubeA1eqmjAHarg'),
    ).toBe('Write the report');
  });

  it('differ for each use, and for each server', () => {
    const labels = Object.keys(HASH_RULES) as HashLabel[];
    const others = serverSecrets('another key of 32 characters ....');
    const all = labels.flatMap((label) => [hash(label, 'x'), others.hash(label)('x').toString()]);
    expect(new Set(all).size).toBe(all.length);
    const sealed = secrets.box('calendar').seal('x');
    expect(secrets.box('mail links').open(sealed)).toBeUndefined();
    expect(others.box('calendar').open(sealed)).toBeUndefined();
    expect(others.signInKey).not.toBe(secrets.signInKey);
  });

  it('of what is derived, have a label each', () => {
    const derived = Object.values(HASH_RULES).flatMap((rule) =>
      rule.by === 'derived key' ? [rule.label] : [],
    );
    const labels = [...derived, ...BOX_LABELS, 'sign-in'];
    expect(new Set(labels).size).toBe(labels.length);
  });
});
