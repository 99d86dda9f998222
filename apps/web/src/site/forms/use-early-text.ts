import { type RefObject, useEffect, useRef } from 'react';

/** For a text field of a pre-rendered page: gives `keep` what was typed before the page came to life. */
export function useEarlyText<
  Field extends HTMLInputElement | HTMLTextAreaElement = HTMLInputElement,
>(keep: (text: string) => void): RefObject<Field | null> {
  const field = useRef<Field>(null);
  const early = useRef(keep);
  useEffect(() => {
    if (field.current?.value) early.current(field.current.value);
  }, []);
  return field;
}
