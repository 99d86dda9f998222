import { downloadAcceptedSchema, downloadRequestFormSchema } from '../contact/download-request.ts';
import { newsletterFormSchema } from '../contact/newsletter-subscriber.ts';
import { formFailure } from './body-failure.ts';
import { endpoint } from './endpoint.ts';
import { formResponseSchema } from './form-response.ts';
import { DOWNLOAD_REQUESTS, NEWSLETTER_SUBSCRIBERS } from './forms-address.ts';

/** Has download links sent by mail. */
export const requestDownload = endpoint({
  ...DOWNLOAD_REQUESTS,
  access: 'anyone',
  summary: 'Have download links sent by mail',
  body: downloadRequestFormSchema,
  bodyFailure: formFailure,
  response: downloadAcceptedSchema,
  status: 201,
  failures: ['invalid_email', 'invalid_request', 'rate_limited'],
  limits: [{ of: 'forms', by: 'address' }],
});

/** Subscribes to the newsletter. */
export const subscribeToNewsletter = endpoint({
  ...NEWSLETTER_SUBSCRIBERS,
  access: 'anyone',
  summary: 'Subscribe to the newsletter',
  body: newsletterFormSchema,
  bodyFailure: formFailure,
  response: formResponseSchema,
  status: 201,
  failures: ['invalid_email', 'invalid_request', 'rate_limited'],
  limits: [{ of: 'forms', by: 'address' }],
});
