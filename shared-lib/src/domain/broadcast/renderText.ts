import { segmentsOf } from '../message/segments.ts';

/** Characters that phone keyboards and word processors insert, with their replacement in every text. */
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

/**
 * A text without the letters that would force a larger encoding, where substitutes exist: `más` becomes `mas`. Emoji
 * are kept.
 */
export const toGsmAlphabet = (text: string): string => {
  const large = new Set(segmentsOf(text).largeLetters);
  return [...text]
    .map((letter) =>
      large.has(letter) ? (plainSigns[letter] ?? letter.normalize('NFD').replace(/\p{Mn}+/gu, '')) : letter,
    )
    .join('');
};

/** The sender name of a business's texts. @param senderName from its settings; empty for the business's own name */
export const senderOf = (senderName: string, businessName: string): string =>
  senderName.trim() || toGsmAlphabet(businessName.trim());

/** A text prefixed with its sender, unless it already is. @param sender from `senderOf` */
export const withSender = (sender: string, text: string): string =>
  sender === '' || text.startsWith(`${sender}:`) ? text : `${sender}: ${text}`;
