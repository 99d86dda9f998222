import { crc32, deflateSync } from 'node:zlib';
import { sampleCurve } from '@overtone/domain/figure/curve';
import { pairHeight } from '@overtone/domain/figure/pair-curve';

/** A colour, red, green and blue from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** A picture of the plotted mark; sizes in pixels. */
export interface MarkImage {
  readonly width: number;
  readonly height: number;
  readonly stroke: number;
  /** Space at the left and right of the mark. */
  readonly margin: number;
  readonly paper: Rgb;
  readonly ink: Rgb;
  /** Height of the mark from its lowest to its highest point. */
  readonly markHeight: number;
}

/** A third of a second of 3 Hz carrying 15 Hz: the mark, fine enough to stay round at any size of an image. */
const MARK = sampleCurve(600, (x) => pairHeight({ slowHz: 3, fastHz: 15 }, x / 3));

/** The plotted mark as a PNG file. */
export function markPng(image: MarkImage): Buffer {
  const { width, height, paper, ink } = image;
  const rows = Buffer.alloc(height * (1 + width * 3));
  const coverage = strokeCoverage(image);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const share = coverage(x + 0.5, y + 0.5);
      paper.forEach((from, channel) => {
        const to = ink[channel] ?? from;
        rows[y * (1 + width * 3) + 1 + x * 3 + channel] = Math.round(from + (to - from) * share);
      });
    }
  }
  return png(width, height, rows);
}

/** How much of the pixel around a point the stroke covers, from 0 to 1, by its distance from the curve. */
function strokeCoverage({ width, height, stroke, margin, markHeight }: MarkImage) {
  const points = MARK.map(({ x, y }) => ({
    x: margin + x * (width - 2 * margin),
    y: height / 2 - (y * markHeight) / 2,
  }));
  const reach = stroke / 2 + 1;
  return (x: number, y: number): number => {
    let nearest = reach;
    for (let index = 1; index < points.length; index += 1) {
      const from = points[index - 1];
      const to = points[index];
      if (!from || !to || to.x < x - reach || from.x > x + reach) continue;
      const [dx, dy] = [to.x - from.x, to.y - from.y];
      const along = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy || 1);
      const at = Math.min(1, Math.max(0, along));
      nearest = Math.min(nearest, Math.hypot(x - from.x - at * dx, y - from.y - at * dy));
    }
    return Math.min(1, Math.max(0, stroke / 2 + 0.5 - nearest));
  };
}

/** A PNG file of 8-bit RGB rows, each led by its filter byte (PNG specification, third edition). */
function png(width: number, height: number, rows: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** An ICO file that holds one PNG of `size` pixels a side, below 256. */
export function icoOf(image: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.set([size, size], 6);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(24, 12);
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, image]);
}
