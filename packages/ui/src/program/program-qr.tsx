import { QrCode } from './qr-code.tsx';

/** What the code is given. */
export interface ProgramQrProps {
  /** The link that it carries, 2,900 bytes at most. */
  readonly link: string;
}

/** A program's link as a QR code. */
export function ProgramQr({ link }: ProgramQrProps) {
  return (
    <figure aria-label="QR code of the link" className="grid max-w-96 gap-2">
      <QrCode text={link} />
      <figcaption className="text-small text-muted">
        Point a phone’s camera at it. The link holds the whole program and opens it stopped; no
        server sees it.
      </figcaption>
    </figure>
  );
}
