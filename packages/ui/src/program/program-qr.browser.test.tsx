import { fragmentOf } from '@overtone/domain/program/link/program-link';
import { OWN_PROGRAMS } from '@overtone/domain/program/own/own-programs';
import type { Program } from '@overtone/domain/program/program';
import jsQR from 'jsqr';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { ProgramQr } from './program-qr.tsx';

const ADDRESS = 'https://overtone.example/demo';
const [OWN] = OWN_PROGRAMS.map(({ program }) => program);

/** What another library reads in the picture, drawn so many pixels wide. */
async function readIn(svg: SVGElement | null, width: number): Promise<string | undefined> {
  const copy = svg?.cloneNode(true);
  if (!(copy instanceof SVGElement)) throw new Error('No picture is drawn.');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(width));
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  const canvas = new OffscreenCanvas(width, width);
  const drawing = canvas.getContext('2d');
  drawing?.drawImage(image, 0, 0, width, width);
  const pixels = drawing?.getImageData(0, 0, width, width);
  return pixels && jsQR(pixels.data, width, width)?.data;
}

/** A program with so many stages that its link is as long as it may be, or nearly. */
function longProgram(): Program {
  if (OWN === undefined) throw new Error('There is no program.');
  const stages = Array.from({ length: 200 }, (_, at) => ({
    kind: 'stage' as const,
    lengthMs: 61_234 + at,
    curve: 'smooth' as const,
    to: { ...OWN.start, fastHz: 10 + at / 7, slowHz: 1 + at / 90, hue: at + 31 },
  }));
  const course = stages.filter(
    (_, at) => fragmentOf({ ...OWN, course: stages.slice(0, at + 1) }).ok,
  );
  return { ...OWN, course };
}

const CODES: readonly (readonly [what: string, program: Program, width: number])[] = [
  ...OWN_PROGRAMS.map(({ id, program }) => [id, program, 384] as const),
  ['the longest link', longProgram(), 768],
];

it.each(CODES)('another reader finds the link in the code: %s', async (_, program, width) => {
  const fragment = fragmentOf(program);
  if (!fragment.ok) throw new Error(fragment.reason);
  const link = `${ADDRESS}#${fragment.value}`;
  const screen = await render(<ProgramQr link={link} />);
  const code = screen.getByRole('figure', { name: 'QR code of the link' });
  expect(await readIn(code.element().querySelector('svg'), width)).toBe(link);
});

it('the longest link fills the code', () => {
  const fragment = fragmentOf(longProgram());
  expect(fragment.ok && fragment.value.length).toBeGreaterThan(1_900);
});

it('the code comes into view as it is asked for', async () => {
  const screen = await render(
    <>
      <div style={{ height: 3000 }} />
      <ProgramQr link={ADDRESS} />
    </>,
  );
  await expect
    .element(screen.getByRole('figure', { name: 'QR code of the link' }))
    .toBeInViewport();
});
