import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as a mail program would show it. */
export interface ReceivedMail {
  readonly email: Email;
  readonly raw: string;
  /** Recipients of the envelope. */
  readonly recipients: readonly string[];
}

/** What the server does with the next mails. */
export type SmtpBehaviour =
  | 'accept'
  /** Takes the whole mail and never says a word about it. */
  | 'silent'
  /** Takes the whole mail and says so once it is told to behave otherwise: until then its sender waits. */
  | 'held'
  | {
      readonly refuse: 'sender' | 'recipient' | 'message';
      readonly code: number;
      /** What it says; "not today" unless told otherwise. */
      readonly words?: string;
    };

/** A real SMTP server on this machine. */
export interface SmtpStandIn {
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  /** Resolves with the next mail that arrives. */
  readonly nextMail: () => Promise<ReceivedMail>;
  readonly behave: (behaviour: SmtpBehaviour) => void;
  readonly stop: () => Promise<void>;
}

/** Starts a server that accepts everything until it is told otherwise. */
export async function startSmtpStandIn(): Promise<SmtpStandIn> {
  const received: ReceivedMail[] = [];
  const waiting: ((mail: ReceivedMail) => void)[] = [];
  const held: (() => void)[] = [];
  let behaviour: SmtpBehaviour = 'accept';

  const refusalAt = (stage: 'sender' | 'recipient' | 'message') =>
    typeof behaviour === 'object' && behaviour.refuse === stage
      ? Object.assign(new Error(behaviour.words ?? 'not today'), { responseCode: behaviour.code })
      : undefined;

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onMailFrom: (_address, _session, done) => done(refusalAt('sender')),
    onRcptTo: (_address, _session, done) => done(refusalAt('recipient')),
    onData: (stream, session, done) => {
      const take = async () => {
        const bytes = await buffer(stream);
        const refusal = refusalAt('message');
        if (refusal !== undefined) return done(refusal);
        const mail: ReceivedMail = {
          email: await PostalMime.parse(bytes),
          raw: bytes.toString(),
          recipients: session.envelope.rcptTo.map(({ address }) => address),
        };
        received.push(mail);
        waiting.shift()?.(mail);
        if (behaviour === 'held') held.push(() => done());
        else if (behaviour !== 'silent') done();
      };
      void take();
    },
  });
  // A client that hangs up is no failure of the server's.
  server.on('error', () => undefined);
  const { server: listener } = server;
  server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    nextMail: () => new Promise((resolve) => waiting.push(resolve)),
    behave: (next) => {
      behaviour = next;
      if (next !== 'held') for (const accept of held.splice(0)) accept();
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
