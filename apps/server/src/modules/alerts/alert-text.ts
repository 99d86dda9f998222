import { PRODUCT_NAME } from '@overtone/domain/product';
import type { MailText } from '../mail/texts/mail-text.ts';
import type { News } from './standing.ts';

const CLOCK = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

const BEGINS: Readonly<Record<News['kind'], string>> = {
  raised: '',
  still: 'Still: ',
  over: 'Over: ',
};

/** One piece of news in a line, with since when. */
export function lineOf({ kind, alert }: News): string {
  return `${BEGINS[kind]}${alert.sentence} (${alert.name}, since ${CLOCK.format(alert.since)} UTC)`;
}

/** The news as a mail to the operator. */
export function alertText(news: readonly News[], siteUrl: string): MailText {
  const wrong = news.filter(({ kind }) => kind !== 'over');
  const named = (wrong.length > 0 ? wrong : news).map(({ alert }) => alert.name).join(', ');
  return {
    subject: `${PRODUCT_NAME}, ${wrong.length > 0 ? 'alert' : 'over'}: ${named}`,
    blocks: [
      ...news.map((each) => ({ kind: 'paragraph' as const, text: lineOf(each) })),
      { kind: 'link', label: 'Alerts now', url: new URL('/admin', siteUrl).href },
    ],
    reason: `You are getting this email because ALERT_EMAIL of ${new URL(siteUrl).host} is your address. Alerts that last are repeated once a day, and you hear when they end.`,
  };
}
