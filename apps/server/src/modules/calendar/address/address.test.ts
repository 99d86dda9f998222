import { describe, expect, it } from 'vitest';
import { calendarAddress } from './calendar-address.ts';
import { isPublicAddress, literalAddress } from './public-address.ts';

describe('an address that a person gives', () => {
  it.each([
    ['https://calendar.example/a.ics', 'https://calendar.example/a.ics'],
    ['webcal://calendar.example/a.ics', 'https://calendar.example/a.ics'],
    [' WEBCALS://calendar.example:8443/a ', 'https://calendar.example:8443/a'],
  ])('%j is %s', (text, href) => {
    expect(calendarAddress(text, false)?.href).toBe(href);
  });

  it.each([
    'http://calendar.example/a.ics',
    'ftp://calendar.example/a.ics',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'https://name:word@calendar.example/',
    'https://name@calendar.example/',
    'calendar.example/a.ics',
    '',
    'https://',
  ])('%j is refused', (text) => {
    expect(calendarAddress(text, false)).toBeUndefined();
  });

  it('may be http where the operator allows private addresses', () => {
    expect(calendarAddress('http://nas.local/a.ics', true)).toBeDefined();
    expect(calendarAddress('http://name:word@nas.local/a.ics', true)).toBeUndefined();
  });
});

describe('an IP address', () => {
  it.each(['8.8.8.8', '1.1.1.1', '172.15.0.1', '172.32.0.1', '100.63.0.1', '2606:4700:4700::1111'])(
    '%s is public',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    '127.0.0.1',
    '127.255.0.1',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '100.127.255.255',
    '192.0.0.1',
    '198.18.0.1',
    '192.0.2.1',
    '203.0.113.9',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    'fd00:ec2::254',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::ffff:a9fe:a9fe',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    '2001::1',
    '100::1',
    'fe80::1%eth0',
    'not an address',
    '',
  ])('%j is not', (address) => expect(isPublicAddress(address)).toBe(false));

  it.each([
    ['https://2130706433/', '127.0.0.1'],
    ['https://0x7f.1/', '127.0.0.1'],
    ['https://0177.0.0.1/', '127.0.0.1'],
    ['https://127.1/', '127.0.0.1'],
    ['https://①②⑦.0.0.1/', '127.0.0.1'],
    ['https://[::1]/', '::1'],
    ['https://[::ffff:127.0.0.1]/', '::ffff:7f00:1'],
  ])('is recognised in %s', (url, address) => {
    expect(literalAddress(new URL(url))).toBe(address);
    expect(isPublicAddress(address)).toBe(false);
  });

  it('is told from a name', () => {
    expect(literalAddress(new URL('https://calendar.example/'))).toBeUndefined();
  });
});
