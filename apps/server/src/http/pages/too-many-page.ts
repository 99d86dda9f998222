import { escapeHtml } from '@overtone/domain/site/escape-html';
import { AppError } from '../app-error.ts';
import type { RequestContext } from '../server-context.ts';
import { plainPage } from './plain-page.ts';

type Handler = (context: RequestContext) => Promise<Response>;

/** Answers a form of a page; where it was sent too often, with a page that says when it may be sent again. */
export function orTooManyPage(handler: Handler): Handler {
  return async (context) => {
    try {
      return await handler(context);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'rate_limited') throw error;
      for (const [name, value] of Object.entries(error.headers)) context.header(name, value);
      return plainPage(context, {
        status: 429,
        title: 'That was a little too often',
        body: `<p role="alert">${escapeHtml(error.message)}</p>
<p>Nothing was changed. Go back to the page before, or open the link in the email again.</p>`,
      });
    }
  };
}
