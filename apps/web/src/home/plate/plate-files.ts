import { PLATE_PAPER, plateItems, type PlateItem, type PlateSize } from './plate-items.ts';
import type { Plate } from './plate.ts';

/** Typefaces of a plate, for files that are read where ours are not there. */
export const FAMILIES: Readonly<Record<'serif' | 'sans' | 'mono', string>> = {
  serif: '"Source Serif 4", Georgia, serif',
  sans: '"Hanken Grotesk", system-ui, sans-serif',
  mono: '"JetBrains Mono", ui-monospace, monospace',
};

/** Pixels of the picture for each of the plate. */
const SCALE = 2;

/** The drawing on the page as a file of its own. */
export function svgFile(drawing: SVGSVGElement): Blob {
  return new Blob([new XMLSerializer().serializeToString(drawing)], { type: 'image/svg+xml' });
}

/** The plate as a picture, painted in this browser. */
export async function pngFile(plate: Plate, size: PlateSize): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = size.width * SCALE;
  canvas.height = size.height * SCALE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser paints no pictures.');
  context.scale(SCALE, SCALE);
  context.fillStyle = PLATE_PAPER;
  context.fillRect(0, 0, size.width, size.height);
  for (const item of plateItems(plate, size)) paint(context, item);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!picture) throw new Error('This browser keeps no pictures.');
  return picture;
}

function paint(context: CanvasRenderingContext2D, item: PlateItem): void {
  const { x, y, colour } = item;
  if (item.kind === 'text') {
    context.fillStyle = colour;
    context.font = `${item.isBold ? '600 ' : ''}${item.size}px ${FAMILIES[item.family]}`;
    context.textAlign = item.endsThere ? 'right' : 'left';
    context.fillText(item.text, x, y);
    return;
  }
  context.save();
  context.translate(x, y);
  context.strokeStyle = colour;
  context.lineWidth = item.strokeWidth;
  context.lineJoin = 'round';
  context.stroke(new Path2D(item.d));
  context.restore();
}
