import { orderForm } from '../orders/order-form.ts';
import { NUMBERS } from '../read/number-words.ts';
import { japaneseInEnglish } from './japanese.ts';

const TENS = /\b([2-9]0) ([1-9])\b(?! ?[:./\d])/gu;

/**
 * Text in the one form in which requests for programs are read: that of orders, with words between single spaces, commas
 * for all that parts a sentence, and number words as digits. Undefined for text longer than a request.
 */
export function requestForm(text: string): string | undefined {
  const form = orderForm(text);
  if (form === undefined) return undefined;
  return japaneseInEnglish(form)
    .replaceAll(/['’`´"“”«»()!?¡¿]/gu, ' ')
    .replaceAll(/(?<=[\p{L}\p{N}])[-‐‑–—](?=[\p{L}\p{N}])/gu, ' ')
    .replaceAll(/\s[-–—]\s|[;,…]|[.:](?!\d)|(?<!\d)[.:]/gu, ' , ')
    .replaceAll('&', ' and ')
    .replaceAll(/\p{L}+/gu, (word) => String(NUMBERS.get(word) ?? word))
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(TENS, (_, tens: string, ones: string) => String(Number(tens) + Number(ones)))
    .trim();
}
