import type { Session } from '@overtone/client/session/session';
import { useEffect, useRef } from 'react';

/**
 * The light: a canvas over the whole window that no pointer and no reader notices. The engine owns its opacity and its
 * picture for as long as the component stays.
 */
export function OverlayCanvas({ session }: { readonly session: Session }) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => (canvas.current ? session.attachCanvas(canvas.current) : undefined), [session]);

  return (
    <canvas ref={canvas} aria-hidden className="pointer-events-none fixed inset-0 z-40 size-full" />
  );
}
