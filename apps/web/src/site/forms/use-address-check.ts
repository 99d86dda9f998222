import { useState } from 'react';

/** Whether the address in a form can be written to, said by the page and not by a bubble of the browser. */
export interface AddressCheck {
  readonly isWrong: boolean;
  /** Looks at the form as it is sent; where its address is none, the field has the focus afterwards. */
  isFine(form: HTMLFormElement): boolean;
  /** For what is typed after that. */
  forget(): void;
}

/** A check that has not looked yet. */
export function useAddressCheck(): AddressCheck {
  const [isWrong, setWrong] = useState(false);
  return {
    isWrong,
    isFine(form) {
      const isFine = form.checkValidity();
      setWrong(!isFine);
      if (!isFine) form.querySelector<HTMLInputElement>('input:invalid')?.focus();
      return isFine;
    },
    forget: () => setWrong(false),
  };
}
