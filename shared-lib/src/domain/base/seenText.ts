/** Zero-width characters, soft hyphens, marks of direction and of byte order. */
const invisible = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/g;

/** What a joiner can be next to: parts of an emoji, and letters and marks of scripts that use joiners, such as Persian and Hindi. */
const joined =
  '(?:[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F]|(?!\\p{scx=Latn}|\\p{scx=Grek}|\\p{scx=Cyrl}|\\p{scx=Hani}|\\p{scx=Hang}|\\p{scx=Hira}|\\p{scx=Kana})[\\p{L}\\p{M}])';

const repeatedJoiners = /([\u200C\u200D])[\u200C\u200D]+/g;
const strayJoiners = new RegExp(`(?<!${joined})[\\u200C\\u200D]|[\\u200C\\u200D](?!${joined})`, 'gu');

/** Control characters but tab and line feed. */
const controls = /[^\P{Cc}\n\t]/gu;

/**
 * Removes invisible characters, which make names that look the same compare as different. Joiners stay within emoji and between letters
 * of scripts that need them.
 */
export const withoutInvisible = (text: string): string =>
  text.replace(invisible, '').replace(repeatedJoiners, '$1').replace(strayJoiners, '');

/** A text as a person sees it: composed, and without invisible characters and blanks around it. */
export const seenText = (text: string): string =>
  withoutInvisible(text.normalize('NFC').replace(/\r\n?/g, '\n'))
    .replace(controls, '')
    .replace(/[^\S\n\t]/g, ' ')
    .trim();
