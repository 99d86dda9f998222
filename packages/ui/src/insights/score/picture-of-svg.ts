import type { ScoreFile } from './score-file.ts';

/** Dots for each pixel of the drawing, so that it stays sharp in print. */
const DOTS_A_PIXEL = 2;

/**
 * The drawing as PNG.
 *
 * @throws {Error} where the browser cannot draw it.
 */
export async function pngOf({ svg, width, height }: ScoreFile): Promise<Blob> {
  const picture = new Image(width, height);
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * DOTS_A_PIXEL;
  canvas.height = height * DOTS_A_PIXEL;
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('This browser cannot write PNG.');
  return blob;
}
