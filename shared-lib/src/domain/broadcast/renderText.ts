import { segmentsOf } from '../message/segments.ts';

/** Signs that phones' keyboards and word processors write, and what stands for them in every text. */
const plainSigns: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '«': '"',
  '»': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '·': '-',
  '•': '-',
  '\u00a0': ' ',
  '\u202f': ' ',
};

/** A text without the letters that make it larger, as far as others stand for them: `más` becomes `mas`. An emoji stays. */
export const plainLetters = (text: string): string => {
  const large = new Set(segmentsOf(text).largeLetters);
  return [...text]
    .map((letter) =>
      large.has(letter) ? (plainSigns[letter] ?? letter.normalize('NFD').replace(/\p{Mn}+/gu, '')) : letter,
    )
    .join('');
};

/** Who a business's texts are from. @param senderName of its settings; empty for the business's own name */
export const senderOf = (senderName: string, businessName: string): string =>
  senderName.trim() || plainLetters(businessName.trim());

/** A text that begins with who sends it, once. @param sender of `senderOf` */
export const withSender = (sender: string, text: string): string =>
  sender === '' || text.startsWith(`${sender}:`) ? text : `${sender}: ${text}`;
