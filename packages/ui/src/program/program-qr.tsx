import { useEffect, useRef } from 'react';
import { QrCode } from './qr-code.tsx';

/** What the code is given. */
export interface ProgramQrProps {
  /** The link that it carries, 2,900 bytes at most. */
  readonly link: string;
}

/** A program's link as a QR code; it comes into view as it is asked for. */
export function ProgramQr({ link }: ProgramQrProps) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <figure
      ref={place}
      aria-label="QR code of the link"
      className="grid max-w-96 scroll-my-4 scroll-mb-[calc(var(--foot,0px)+1rem)] gap-2"
    >
      <QrCode text={link} />
      <figcaption className="text-small text-muted">
        Point a phone’s camera at it. The link holds the whole program and opens it stopped; no
        server sees it.
      </figcaption>
    </figure>
  );
}
