/** Zero-width characters, soft hyphens, marks of direction and of byte order. */
const invisible = /[\u00AD\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/g;

/** Joiners belong between letters of other scripts and within emoji. */
const strayJoiners = /(?<=^|[\0-\x7F])[\u200C\u200D]+|[\u200C\u200D]+(?=$|[\0-\x7F])/g;

/** Control characters but tab and line feed. */
const controls = /[^\P{Cc}\n\t]/gu;

/** A text as a person sees it: composed, and without invisible characters and blanks around it. */
export const seenText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(invisible, '')
    .replace(strayJoiners, '')
    .replace(controls, '')
    .replace(/[^\S\n\t]/g, ' ')
    .trim();
