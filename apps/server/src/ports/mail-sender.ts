import type { Result } from '@overtone/domain/result';

/** One mail, ready to go. */
export interface OutgoingMail {
  /** Becomes the Message-ID, so that a mail that was sent twice is shown once. */
  readonly id: string;
  readonly to: string;
  readonly date: Date;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where one click, or the mail program by itself, ends mails of this kind. */
  readonly unsubscribeUrl?: string;
}

/**
 * Why a mail was not taken: a temporary reason may pass, a permanent one will not. A `sender` who is refused says nothing
 * about the mail: the operator has to put something right, and it is taken then.
 */
export interface MailRefusal {
  readonly kind: 'temporary' | 'permanent' | 'sender';
  /** For the operator; never shown to people. */
  readonly detail: string;
}

/** Takes mails on their way. Expected failures are values; a call makes one attempt and ends by itself. */
export interface MailSender {
  readonly send: (mail: OutgoingMail) => Promise<Result<undefined, MailRefusal>>;
}
