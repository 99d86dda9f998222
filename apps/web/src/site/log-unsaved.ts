import { loggableRefusal, type Refusal } from '@overtone/client/api/call';
import type { Host } from '@overtone/client/platform/host';

/** Says in the log why a form was not saved. */
export function logUnsaved(host: Pick<Host, 'log'>, refusal: Refusal): void {
  host.log.error('A form was not saved', refusal.reply ?? loggableRefusal(refusal));
}
