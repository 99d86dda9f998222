import { type Capabilities, capabilitiesSchema } from '@overtone/domain/contract/capabilities';
import type { ServerApp } from '../../http/server-context.ts';
import { describeOperation } from '../openapi/describe.ts';

/** `GET /api/capabilities`: what the operator has configured, so that a page need not find out by failing. */
export function capabilitiesRoutes(app: ServerApp, capabilities: Capabilities): void {
  const describe = describeOperation({
    summary: 'What the operator has configured',
    response: capabilitiesSchema,
  });
  app.get('/api/capabilities', describe, (context) =>
    context.json(capabilities, 200, { 'cache-control': 'no-store' }),
  );
}
