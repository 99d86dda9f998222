import type { Session } from '@overtone/client/session/session';
import { useEffect, useRef, useState } from 'react';

/**
 * The light: a canvas over the whole window that no pointer and no reader notices. The engine owns its opacity and its
 * picture. A canvas that the engine has let go of (Escape does that) is spent, so a fresh one takes its place.
 */
export function OverlayCanvas({ session }: { readonly session: Session }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [generation, setGeneration] = useState(0);

  useEffect(() => {
    if (!canvas.current) return undefined;
    const detach = session.attachCanvas(canvas.current);
    const stopWatching = session.$engine.listen(({ light }) => {
      if (light === 'detached') setGeneration(generation + 1);
    });
    return () => {
      stopWatching();
      detach();
    };
  }, [session, generation]);

  return (
    <canvas
      key={generation}
      ref={canvas}
      aria-hidden
      className="pointer-events-none fixed inset-0 z-40 size-full"
    />
  );
}
