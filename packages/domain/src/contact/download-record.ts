import { plainText } from '../suggestion/plain-text.ts';
import {
  DOWNLOAD_REQUEST_SOURCE,
  type DownloadRequestForm,
  MAX_USER_AGENT_LENGTH,
} from './download-request.ts';
import { normaliseEmail } from './email.ts';

/** A stored wish for download links. */
export interface DownloadRequest {
  readonly email: string;
  readonly platform: string;
  readonly userAgent: string;
  /** Server time. */
  readonly timestamp: Date;
  readonly source: typeof DOWNLOAD_REQUEST_SOURCE;
  /** True only after the mail was accepted. */
  readonly emailSent: boolean;
}

/**
 * The record of a request that arrived at `timestamp` (server time), from a browser that calls itself `userAgent`
 * unless the form says otherwise.
 */
export function downloadRequest(
  form: DownloadRequestForm,
  userAgent: string,
  timestamp: Date,
): DownloadRequest {
  return {
    email: normaliseEmail(form.email),
    platform: form.platform,
    userAgent: form.userAgent ?? plainText(userAgent, MAX_USER_AGENT_LENGTH),
    timestamp,
    source: DOWNLOAD_REQUEST_SOURCE,
    emailSent: false,
  };
}
