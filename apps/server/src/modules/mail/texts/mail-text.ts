/** Every mail that the product writes. */
export const MAIL_KINDS = [
  'download_links',
  'newsletter_welcome',
  'confirm_sign_up',
  'already_signed_up',
  'email_change_agree',
  'email_change_confirm',
  'address_in_use',
  'verify_email',
  'reset_password',
  'password_changed',
  'sign_in_added',
  'passkey_added',
  'passkey_removed',
  'second_step_on',
  'second_step_off',
  'new_browser',
  'wrong_passwords',
  'wrong_codes',
  'account_deleted',
  'terms_change',
  'account_letter',
  'newsletter_letter',
] as const;

/** Which mail. */
export type MailKind = (typeof MAIL_KINDS)[number];

/** Whether somebody whose account is suspended gets it: what they ask for, what guards the account, what the law wants. */
export const GOES_TO_SUSPENDED: Readonly<Record<MailKind, boolean>> = {
  download_links: true,
  newsletter_welcome: false,
  confirm_sign_up: true,
  already_signed_up: true,
  email_change_agree: true,
  email_change_confirm: true,
  address_in_use: true,
  verify_email: true,
  reset_password: true,
  password_changed: true,
  sign_in_added: true,
  passkey_added: true,
  passkey_removed: true,
  second_step_on: true,
  second_step_off: true,
  new_browser: true,
  wrong_passwords: true,
  wrong_codes: true,
  account_deleted: true,
  terms_change: true,
  account_letter: false,
  newsletter_letter: false,
};

/** A piece of a line: words, or a link. */
export type MailWords =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'link'; readonly label: string; readonly url: string };

/** A piece of a mail: a paragraph, a link that stands on a line of its own, a heading, or lines with links in them. */
export type MailBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'link'; readonly label: string; readonly url: string }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'lines'; readonly lines: readonly (readonly MailWords[])[] };

/** A mail in words, from which both its plain and its HTML form are made. */
export interface MailText {
  /** One line; of ASCII, so that it reads the same in every list of mails, but for letters. */
  readonly subject: string;
  readonly blocks: readonly MailBlock[];
  /** Small print: why this mail came. */
  readonly reason: string;
}
