import { type RefObject, useEffect, useRef } from 'react';

/** For a text field of a pre-rendered page: gives `keep` what was typed before the page came to life. */
export function useEarlyText(keep: (text: string) => void): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const early = useRef(keep);
  useEffect(() => {
    if (field.current?.value) early.current(field.current.value);
  }, []);
  return field;
}
