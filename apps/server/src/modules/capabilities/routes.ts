import { type Capabilities, readCapabilities } from '@overtone/domain/contract/capabilities';
import type { Api } from '../../access/api.ts';
import { serve } from '../../access/serve.ts';

/** `GET /api/capabilities`: what the operator has configured, so that a page need not find out by failing. */
export function capabilitiesRoutes(api: Api, capabilities: Capabilities): void {
  serve(api, readCapabilities, () => capabilities);
}
