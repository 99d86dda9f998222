import { downloadRequest } from '@overtone/domain/contact/download-record';
import type {
  DownloadDelivery,
  DownloadRequestForm,
} from '@overtone/domain/contact/download-request';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { downloadRequests } from '../../database/tables/contact.ts';
import { isAlreadyPromised, isStillWaiting, promiseMail } from '../../outbox/outbox.ts';

/** What download requests are kept with. */
export interface DownloadRequestDependencies {
  readonly database: Database;
  /** Whether any system has a release. */
  readonly hasRelease: boolean;
  /** The calendar's time. */
  readonly now: () => Date;
  /** Told after a mail was promised. */
  readonly onMailPromised: () => void;
}

/** Keeps wishes for download links. */
export interface DownloadRequestService {
  /**
   * Keeps a request and promises its mail, which waits until there is a release to link to, and says when that is. A
   * request that repeats another within a day, or one whose mail still waits, changes nothing.
   */
  readonly save: (form: DownloadRequestForm, userAgent: string) => Promise<DownloadDelivery>;
  /** Forgets everything under the address of a request, and the mails that it would still get. */
  readonly forget: (downloadRequestId: string) => Promise<void>;
}

/** Makes the service. */
export function downloadRequestService(
  dependencies: DownloadRequestDependencies,
): DownloadRequestService {
  const { database, hasRelease, onMailPromised } = dependencies;
  return {
    async save(form, userAgent) {
      const now = dependencies.now();
      const request = downloadRequest(form, userAgent, now);
      const promise = { kind: 'download_links', recipient: request.email } as const;
      await database.transaction(async (transaction) => {
        if (await isAlreadyPromised(transaction, promise, now)) return;
        if (await isStillWaiting(transaction, promise)) return;
        const [row] = await transaction
          .insert(downloadRequests)
          .values(request)
          .returning({ downloadRequestId: downloadRequests.id });
        await promiseMail(transaction, { ...promise, ...row }, now);
      });
      if (hasRelease) onMailPromised();
      return hasRelease ? 'at_once' : 'with_release';
    },

    async forget(downloadRequestId) {
      const email = database
        .select({ email: downloadRequests.email })
        .from(downloadRequests)
        .where(eq(downloadRequests.id, downloadRequestId));
      await database.delete(downloadRequests).where(inArray(downloadRequests.email, email));
    },
  };
}
