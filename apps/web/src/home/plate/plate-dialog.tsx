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
  /** Whether it came with the page's address: then it is felt first, else it is taken along. */
  readonly isFromLink: boolean;
  readonly onClose: () => void;
}

/** A plate as large as the window lets it be, with the ways to take it along. All of it is made here; nothing leaves the browser. */
export function PlateDialog({ plate, isFromLink, onClose }: PlateDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const copy = useRef<HTMLButtonElement>(null);
  const feel = useRef<HTMLAnchorElement>(null);
  const [titleId, saveId] = [useId(), useId()];
  const [said, say] = useState('');
  const link = `${location.origin}/${hashOfPlate(plate)}`;
  const fileName = `overtone-${plate.date}`;

  useEffect(() => {
    dialog.current?.showModal();
    // Its own first key is the one that closes it.
    (isFromLink ? feel : copy).current?.focus();
  }, [isFromLink]);

  async function copyLink() {
    try {
      await navigator.clipboard.writeText(link);
      say(PLATE.copied);
    } catch {
      say(`${PLATE.notCopied} ${link}`);
    }
  }

  function save(content: Blob, name: string) {
    saveFile(content, name);
    say(PLATE.saved(name));
  }

  async function savePng(size: PlateSize, name: string) {
    try {
      save(await pngFile(plate, size), name);
    } catch {
      say(PLATE.failed);
    }
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      // So wide that a drawing of 4 to 5 has all of that width, and what is under it is seen as well.
      className="m-auto w-[min(34rem,calc(100vw-2rem),max(17.5rem,calc((100svh-20rem)*0.8+3.5rem)))] rounded-key border border-edge bg-surface px-5 py-4 text-ink backdrop:veil sm:px-7 sm:py-5"
    >
      <div className="flex items-center justify-between gap-4">
        <h2 id={titleId} className="text-head">
          {PLATE.title}
        </h2>
        <button
          type="button"
          onClick={() => dialog.current?.close()}
          className={`${BUTTON_TONES.line} shrink-0 cursor-pointer`}
        >
          {PLATE.close}
        </button>
      </div>
      <div className="mt-3">
        <PlateDrawing ref={drawing} plate={plate} />
      </div>
      {/* In one place, so that nothing moves when something is said. */}
      <div className="mt-3 grid text-small text-muted *:col-start-1 *:row-start-1">
        <p className={said && 'invisible'}>{PLATE.text}</p>
        <output className="wrap-anywhere">{said}</output>
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <button
          ref={copy}
          type="button"
          onClick={() => void copyLink()}
          className={`${BUTTON_TONES[isFromLink ? 'line' : 'solid']} cursor-pointer max-sm:flex-1`}
        >
          {PLATE.link}
        </button>
        <a
          ref={feel}
          href={demoLink(plate.task)}
          className={isFromLink ? BUTTON_TONES.solid : `${BUTTON_TONES.quiet} mx-2`}
        >
          {PLATE.feel}
        </a>
        <fieldset
          aria-labelledby={saveId}
          className="flex min-w-0 flex-wrap items-center gap-2 max-sm:basis-full sm:ml-auto"
        >
          <span id={saveId} className="text-small text-muted">
            {PLATE.saveAs}
          </span>
          <button
            type="button"
            onClick={() => drawing.current && save(svgFile(drawing.current), `${fileName}.svg`)}
            className={`${BUTTON_TONES.line} cursor-pointer px-3`}
          >
            {PLATE.svg}
          </button>
          <button
            type="button"
            onClick={() => void savePng(PLATE_SIZES.plate, `${fileName}.png`)}
            className={`${BUTTON_TONES.line} cursor-pointer px-3`}
          >
            {PLATE.png}
          </button>
          <button
            type="button"
            onClick={() => void savePng(PLATE_SIZES.card, `${fileName}-card.png`)}
            className={`${BUTTON_TONES.line} cursor-pointer px-3`}
          >
            {PLATE.card}
          </button>
        </fieldset>
      </div>
    </dialog>
  );
}
