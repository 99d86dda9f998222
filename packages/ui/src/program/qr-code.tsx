import { useMemo } from 'react';
import { qrPath } from './qr-path.ts';

/** What is drawn. */
export interface QrCodeProps {
  /** What the code carries, 2,900 bytes at most. */
  readonly text: string;
  /** What it is, for people who do not see it; absent where the words around it say so. */
  readonly label?: string;
  readonly className?: string;
}

/** A text as a QR code, dark on white by day and by night, since that is what every camera reads. */
export function QrCode({ text, label, className = '' }: QrCodeProps) {
  const { size, path } = useMemo(() => qrPath(text), [text]);
  return (
    <svg
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={`block h-auto w-full border border-edge ${className}`}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
