/** What nobody sees, and what makes two texts out of one: zero-width signs, soft hyphens, marks of direction and of byte order. */
const invisible = /[\u00AD\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/g;

/** Joiners belong between letters of other scripts and within emoji. */
const strayJoiners = /(?<=^|[\0-\x7F])[\u200C\u200D]+|[\u200C\u200D]+(?=$|[\0-\x7F])/g;

/** Control characters but tab and line feed. */
const controls = /[^\P{Cc}\n\t]/gu;

/** `="0901"`, with which a CSV tells a spreadsheet that a number is a text. */
const textFormula = /^="(.*)"$/s;

/**
 * An apostrophe with which a spreadsheet takes what follows for a text, and which the product's own export puts before what it would run
 * as a formula. The one of `'t Hooft` stays.
 */
const textMark = /^'(?=\s*[\d=+\-@\t\r])/;

/** The text of a cell as a person sees it: composed, without marks for spreadsheets, invisible characters and blanks around it. */
export const cleanCell = (cell: string): string =>
  cell
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(invisible, '')
    .replace(strayJoiners, '')
    .replace(controls, '')
    .replace(/[^\S\n\t]/g, ' ')
    .trim()
    .replace(textFormula, '$1')
    .replace(textMark, '')
    .trim();
