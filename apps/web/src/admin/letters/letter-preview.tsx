import type { Letter, PreviewForm } from '@overtone/domain/contract/letters';
import { Choice } from '@overtone/ui/controls/choice';
import { useCalmValue } from '@overtone/ui/page/calm-panels';
import { useState } from 'react';
import { previewAddress } from './ask-for-letters.ts';

const FORMS = [
  { value: 'day', name: 'By day' },
  { value: 'night', name: 'By night' },
  { value: 'text', name: 'Plain text' },
] as const satisfies readonly { readonly value: PreviewForm; readonly name: string }[];

const WIDTHS = [
  { value: 'phone', name: 'Phone' },
  { value: 'desk', name: 'Desk' },
] as const;

type Width = (typeof WIDTHS)[number]['value'];

const WIDTH_CLASSES: Readonly<Record<Width, string>> = { phone: 'w-[390px]', desk: 'w-[760px]' };

/** The saved letter as it arrives, from the same renderer as the mails. */
export function LetterPreview({ letter }: { readonly letter: Letter }) {
  const [form, setForm] = useState<PreviewForm>('day');
  const [width, setWidth] = useState<Width>('phone');
  const shownForm = useCalmValue(form);
  const shownWidth = useCalmValue(width);
  const formName = FORMS.find(({ value }) => value === shownForm)?.name ?? '';
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="grid max-w-xl gap-4 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Choice label="Arrives as" options={FORMS} value={form} onChange={setForm} />
        <Choice label="On a" options={WIDTHS} value={width} onChange={setWidth} />
      </div>
      <p className="text-small wrap-anywhere">
        <span className="text-muted">Subject </span>
        {letter.subject}
      </p>
      <div className="overflow-x-auto">
        <iframe
          title={`The letter as it arrives: ${formName.toLowerCase()}, ${shownWidth}`}
          src={previewAddress(letter, shownForm)}
          sandbox="allow-scripts"
          className={`h-112 border border-edge bg-white ${WIDTH_CLASSES[shownWidth]} ${shownWidth === 'phone' ? 'max-w-full' : ''}`}
        />
      </div>
    </div>
  );
}
