import { BUTTON_TONES } from '@overtone/ui/controls/button-tones';
import { saveFile } from '@overtone/ui/files/save-file';
import { useEffect, useId, useRef, useState } from 'react';
import { demoLink } from '../../content/ask.ts';
import { PLATE } from '../../content/plate.ts';
import { PlateDrawing } from './plate-drawing.tsx';
import { pngFile, svgFile } from './plate-files.ts';
import { PLATE_SIZES, type PlateSize } from './plate-items.ts';
import { hashOfPlate, type Plate } from './plate.ts';

export interface PlateDialogProps {
  readonly plate: Plate;
  readonly onClose: () => void;
}

/** A plate, with the ways to take it along. All of it is made here; nothing leaves the browser. */
export function PlateDialog({ plate, onClose }: PlateDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const titleId = useId();
  const [said, say] = useState('');
  const link = `${location.origin}/${hashOfPlate(plate)}`;
  const fileName = `overtone-${plate.date}`;

  useEffect(() => dialog.current?.showModal(), []);

  async function copyLink() {
    try {
      await navigator.clipboard.writeText(link);
      say(PLATE.copied);
    } catch {
      say(`${PLATE.notCopied} ${link}`);
    }
  }

  async function savePng(size: PlateSize, name: string) {
    try {
      saveFile(await pngFile(plate, size), name);
    } catch {
      say(PLATE.failed);
    }
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      className="m-auto w-[min(54rem,calc(100vw-2rem))] rounded-key border border-edge bg-surface p-5 text-ink backdrop:veil sm:p-7"
    >
      <h2 id={titleId} className="text-head">
        {PLATE.title}
      </h2>
      <div className="mt-4 grid gap-x-8 gap-y-4 md:grid-cols-[minmax(0,30rem)_minmax(0,1fr)]">
        <PlateDrawing ref={drawing} plate={plate} />
        <div className="content-end md:grid">
          <p className="text-small text-muted">{PLATE.text}</p>
          <div className="mt-4 flex flex-wrap gap-2">
            <button type="button" onClick={() => void copyLink()} className={BUTTON_TONES.line}>
              {PLATE.link}
            </button>
            <button
              type="button"
              onClick={() =>
                drawing.current && saveFile(svgFile(drawing.current), `${fileName}.svg`)
              }
              className={BUTTON_TONES.line}
            >
              {PLATE.svg}
            </button>
            <button
              type="button"
              onClick={() => void savePng(PLATE_SIZES.plate, `${fileName}.png`)}
              className={BUTTON_TONES.line}
            >
              {PLATE.png}
            </button>
            <button
              type="button"
              onClick={() => void savePng(PLATE_SIZES.card, `${fileName}-card.png`)}
              className={BUTTON_TONES.line}
            >
              {PLATE.card}
            </button>
            <a href={demoLink(plate.task)} className={BUTTON_TONES.solid}>
              {PLATE.feel}
            </a>
          </div>
          <output className="mt-3 block text-small break-all text-muted empty:hidden">
            {said}
          </output>
          <button
            type="button"
            onClick={() => dialog.current?.close()}
            className={`${BUTTON_TONES.quiet} mt-3 justify-self-start`}
          >
            {PLATE.close}
          </button>
        </div>
      </div>
    </dialog>
  );
}
