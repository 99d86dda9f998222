import { call } from '@overtone/client/api/call';
import type { Host } from '@overtone/client/platform/host';
import { type Capabilities, readCapabilities } from '@overtone/domain/contract/capabilities';
import { useEffect, useState } from 'react';

/** What the operator has set up; null until it is known, and where it can't be found out. */
export function useCapabilities(host: Pick<Host, 'fetch'>): Capabilities | null {
  const [capabilities, setCapabilities] = useState<Capabilities | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    void call(host, readCapabilities, { signal: controller.signal }).then(
      (reply) => reply.ok && setCapabilities(reply.value),
    );
    return () => controller.abort();
  }, [host]);
  return capabilities;
}
