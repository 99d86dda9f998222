import { useMemo } from 'react';
import { qrPath } from './qr-path.ts';

/** What the code is given. */
export interface ProgramQrProps {
  /** The link that it carries, 2,900 bytes at most. */
  readonly link: string;
}

/** A link as a QR code, dark on white by day and by night, since that is what every camera reads. */
export function ProgramQr({ link }: ProgramQrProps) {
  const { size, path } = useMemo(() => qrPath(link), [link]);
  return (
    <figure aria-label="QR code of the link" className="grid max-w-96 gap-2">
      <svg
        aria-hidden
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="block h-auto w-full border border-edge"
      >
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <figcaption className="text-small text-muted">
        Point a phone’s camera at it. The link carries the whole program, opens it stopped, and no
        server sees it.
      </figcaption>
    </figure>
  );
}
