import {
  downloadRequest,
  type DownloadRequestForm,
} from '@overtone/domain/contact/download-request';
import type { Database } from '../../database/connection.ts';
import { downloadRequests } from '../../database/tables/contact.ts';
import { isAlreadyPromised, promiseMail } from '../mail/outbox.ts';

/** What download requests are kept with. */
export interface DownloadRequestDependencies {
  readonly database: Database;
  /** The calendar's time. */
  readonly now: () => Date;
  /** Told after a mail was promised. */
  readonly onMailPromised: () => void;
}

/** Keeps wishes for download links. */
export interface DownloadRequestService {
  /** Keeps a request and promises its mail; one that repeats another within a day changes nothing. */
  readonly save: (form: DownloadRequestForm, userAgent: string) => Promise<void>;
}

/** Makes the service. */
export function downloadRequestService(
  dependencies: DownloadRequestDependencies,
): DownloadRequestService {
  const { database, onMailPromised } = dependencies;
  return {
    async save(form, userAgent) {
      const now = dependencies.now();
      const request = downloadRequest(form, userAgent, now);
      const promise = { kind: 'download_links', recipient: request.email } as const;
      await database.transaction(async (transaction) => {
        if (await isAlreadyPromised(transaction, promise, now)) return;
        const [row] = await transaction
          .insert(downloadRequests)
          .values(request)
          .returning({ downloadRequestId: downloadRequests.id });
        await promiseMail(transaction, { ...promise, ...row }, now);
      });
      onMailPromised();
    },
  };
}
