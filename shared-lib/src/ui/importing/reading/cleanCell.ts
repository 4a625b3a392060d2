import { seenText } from '../../../domain/base/seenText.ts';

/** `="0901"`, with which a CSV tells a spreadsheet that a number is a text. */
const textFormula = /^="(.*)"$/s;

/** `'0901'`, as programs write a text that a spreadsheet would take for a number. */
const quotedNumber = /^'(\d[^']*)'$/;

/**
 * An apostrophe with which a spreadsheet takes what follows for a text, and with which the product's own export masks what would be read as
 * something else, or begins with such an apostrophe itself. The one of `'t Hooft` stays.
 */
const textMark = /^'(?=[\s']*([\d=+\-@\t\r\u2010-\u2015\u2212]|#\D|n\/a$))/i;

/** `204.0`, as programs write a whole number of a column that has empty cells. */
const wholeDecimal = /^([1-9]\d*)\.0$/;

/** What people put in a cell that is to say nothing. */
const blank = /^(n\/a|[-\u2010-\u2015\u2212]+)$/i;

const failure =
  /^#(n\/[ad]|[¡¿]?(ref|value|valor|name|nombre|div\/0|num|null|nulo|spill|calc)[!?]|getting_data|#+)$/i;

/** Whether a cell has an error in place of a value, or signs because its column was too narrow. @param cell its text in the file */
export const hasFailed = (cell: string): boolean => failure.test(cell.trim());

/** The text of a cell as a person sees it, without marks for spreadsheets; empty for one that says nothing. */
export const cleanCell = (cell: string): string =>
  seenText(cell)
    .replace(blank, '')
    .replace(wholeDecimal, '$1')
    .replace(textFormula, '$1')
    .replace(quotedNumber, '$1')
    .replace(textMark, '')
    .trim();
