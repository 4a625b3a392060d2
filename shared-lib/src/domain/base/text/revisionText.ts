/** Zero-width characters, soft hyphens, direction marks and byte order marks. */
const invisible = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/g;

/**
 * Characters that may be next to a joiner: parts of an emoji, and letters and marks of scripts that use joiners,
 * like Persian and Hindi.
 */
const joined =
  '(?:[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F]|(?!\\p{scx=Latn}|\\p{scx=Grek}|\\p{scx=Cyrl}|\\p{scx=Hani}|\\p{scx=Hang}|\\p{scx=Hira}|\\p{scx=Kana})[\\p{L}\\p{M}])';

const repeatedJoiners = /([\u200C\u200D])[\u200C\u200D]+/g;
const strayJoiners = new RegExp(`(?<!${joined})[\\u200C\\u200D]|[\\u200C\\u200D](?!${joined})`, 'gu');

/** Control characters except tab and line feed. */
const controls = /[^\P{Cc}\n\t]/gu;

/**
 * Removes invisible characters, which make identical-looking names compare as different. Joiners are kept within
 * emoji and between letters of scripts that need them.
 */
export const stripInvisible = (text: string): string =>
  text.replace(invisible, '').replace(repeatedJoiners, '$1').replace(strayJoiners, '');

/** Text as displayed: composed, without invisible characters or surrounding blanks. */
export const revisionText = (text: string): string =>
  stripInvisible(text.normalize('NFC').replace(/\r\n?/g, '\n'))
    .replace(controls, '')
    .replace(/[^\S\n\t]/g, ' ')
    .trim();
