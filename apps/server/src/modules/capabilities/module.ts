import { type Capabilities, readCapabilities } from '@overtone/domain/contract/capabilities';
import { serve } from '../../access/serve.ts';
import type { ServerModule } from '../../server-module.ts';

/** `GET /api/capabilities`: what the operator has configured, so that a page need not find out by failing. */
export function createCapabilities(capabilities: Capabilities): ServerModule {
  return { routes: (api) => serve(api, readCapabilities, () => capabilities) };
}
