import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicLookUp } from './look-up.ts';

const A = 1;
const HEADER_BYTES = 12;

/** A name server that knows one address, of `known.example`, and says nothing at all about `silent.example`. */
let names: Socket;
let options: { readonly servers: readonly string[]; readonly timeoutMs: number };

beforeAll(async () => {
  names = createSocket('udp4');
  names.on('message', (question, { port }) => {
    const answer = answerTo(question);
    if (answer !== undefined) names.send(answer, port, '127.0.0.1');
  });
  names.bind(0, '127.0.0.1');
  await once(names, 'listening');
  options = { servers: [`127.0.0.1:${names.address().port}`], timeoutMs: 60_000 };
});
afterAll(() => void names.close());

/** RFC 1035, 4.1: the question again, and the address where it is known and asked for. */
function answerTo(question: Buffer): Buffer | undefined {
  const end = question.indexOf(0, HEADER_BYTES);
  const name = question.subarray(HEADER_BYTES, end).toString('latin1');
  if (name.includes('silent')) return undefined;
  const isKnown = name.includes('known');
  const hasAddress = isKnown && question.readUInt16BE(end + 1) === A;
  const header = Buffer.from(question.subarray(0, HEADER_BYTES));
  header.writeUInt16BE(isKnown ? 0x8180 : 0x8183, 2);
  header.writeUInt16BE(hasAddress ? 1 : 0, 6);
  header.writeUInt32BE(0, 8);
  const record = Buffer.from([0xc0, 0x0c, 0, A, 0, 1, 0, 0, 0, 60, 0, 4, 192, 0, 2, 7]);
  return Buffer.concat([
    header,
    question.subarray(HEADER_BYTES, end + 5),
    ...(hasAddress ? [record] : []),
  ]);
}

const never = () => new AbortController().signal;

describe('looking a public host up', () => {
  it('gives the addresses that there are, of whichever family', async () => {
    expect(await publicLookUp('known.example', never(), options)).toEqual(['192.0.2.7']);
  });

  it('fails for a name that nobody knows', async () => {
    await expect(publicLookUp('nowhere.example', never(), options)).rejects.toMatchObject({
      code: 'ENOTFOUND',
    });
  });

  it('ends by itself where nobody answers', async () => {
    const hurried = { ...options, timeoutMs: 100 };
    await expect(publicLookUp('silent.example', never(), hurried)).rejects.toMatchObject({
      code: 'ETIMEOUT',
    });
  });

  it('ends at once when whoever asked has gone', async () => {
    const asker = new AbortController();
    const asked = publicLookUp('silent.example', asker.signal, options);
    asker.abort();
    await expect(asked).rejects.toMatchObject({ code: 'ECANCELLED' });
    await expect(publicLookUp('known.example', asker.signal, options)).rejects.toThrow('aborted');
  });
});
