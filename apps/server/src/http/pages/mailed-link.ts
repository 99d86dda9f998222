import { escapeHtml } from '@overtone/domain/site/escape-html';
import { plainPage } from './plain-page.ts';
import type { RequestContext, ServerApp } from '../server-context.ts';

/** What the pages behind a link in a mail say. Bodies are HTML. */
export interface MailedLinkWords {
  readonly question: { readonly title: string; readonly body: string; readonly button: string };
  readonly done: { readonly title: string; readonly body: string };
  /** What to open once more when the link is not whole. */
  readonly linkName: string;
}

/** Something that a link in a mail lets its reader do. */
export interface MailedLink {
  readonly path: string;
  /** What a token stands for; undefined for one that was never given out. */
  readonly read: (token: string) => string | undefined;
  readonly act: (id: string) => Promise<void>;
  readonly words: MailedLinkWords;
}

const HOME = '<p><a href="/">Go to the home page</a></p>';

/**
 * `path?token=…`: GET asks, because mail scanners open every link; POST acts, from the page's button or from the mail
 * program itself (RFC 8058). Neither needs JavaScript or says whom the token stands for.
 */
export function mailedLinkRoutes(app: ServerApp, { path, read, act, words }: MailedLink): void {
  const { question, done, linkName } = words;

  function unknownLink(context: RequestContext): Response {
    return plainPage(context, {
      status: 400,
      title: 'This link is not complete',
      body: `<p>Nothing was changed. Please open the ${linkName} in the email again, or copy all of it into the address bar.</p>
${HOME}`,
    });
  }

  app.get(path, (context) => {
    const token = context.req.query('token') ?? '';
    if (read(token) === undefined) return unknownLink(context);
    return plainPage(context, {
      title: question.title,
      body: `<p>${question.body}</p>
<form method="post" action="${path}?token=${escapeHtml(token)}">
<button type="submit">${question.button}</button>
</form>
<p><a href="/">Keep it and go to the home page</a></p>`,
    });
  });
  app.post(path, async (context) => {
    const id = read(context.req.query('token') ?? '');
    if (id === undefined) return unknownLink(context);
    await act(id);
    return plainPage(context, { title: done.title, body: `<p>${done.body}</p>\n${HOME}` });
  });
}
