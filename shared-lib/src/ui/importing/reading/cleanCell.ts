import { seenText } from '../../../domain/base/seenText.ts';

/** `="0901"`, with which a CSV tells a spreadsheet that a number is a text. */
const textFormula = /^="(.*)"$/s;

/** `'0901'`, a text in single quotes so that no spreadsheet reads it as a number. */
const quotedNumber = /^'(\d[^']*)'$/;

/**
 * An apostrophe with which a spreadsheet takes what follows for a text, and with which the product's own export masks what would be read as
 * something else, or begins with such an apostrophe itself. The one of `'t Hooft` stays.
 */
const textMark = /^'(?=[\s']*([\d=+\-@\t\r\u2010-\u2015\u2212]|#\D|n\/a$))/i;

/** `204.0`, a whole number that a program exported as a decimal. */
const wholeDecimal = /^([1-9]\d*)\.0$/;

/** Placeholders for an empty cell. */
const blank = /^(n\/a|[-\u2010-\u2015\u2212]+)$/i;

const failure =
  /^#(n\/[ad]|[¡¿]?(ref|value|valor|name|nombre|div\/0|num|null|nulo|spill|calc)[!?]|getting_data|#+)$/i;

/** Whether a cell holds an error instead of a value, or `####` from a narrow column. @param cell its text in the file */
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
