import { seenText } from '../../../domain/base/seenText.ts';

/** `="0901"`, with which a CSV tells a spreadsheet that a number is a text. */
const textFormula = /^="(.*)"$/s;

/**
 * An apostrophe with which a spreadsheet takes what follows for a text, and with which the product's own export masks what would run as a
 * formula, or begins with such an apostrophe itself. The one of `'t Hooft` stays.
 */
const textMark = /^'(?=[\s']*[\d=+\-@\t\r])/;

/** The text of a cell as a person sees it, without marks for spreadsheets. */
export const cleanCell = (cell: string): string =>
  seenText(cell).replace(textFormula, '$1').replace(textMark, '').trim();
