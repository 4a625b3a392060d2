import { revisionText } from '../../../domain/base/text/revisionText.ts';

/** `="0901"`: marks a number as text for spreadsheets in a CSV. */
const textFormula = /^="(.*)"$/s;

/** `'0901'`: single quotes that keep spreadsheets from reading a number. */
const quotedNumber = /^'(\d[^']*)'$/;

/**
 * The apostrophe that marks text for a spreadsheet, and with which our own export escapes values that would
 * be misread or start with one. The one in `'t Hooft` is kept.
 */
const textMark = /^'(?=[\s']*([\d=+\-@\t\r\u2010-\u2015\u2212]|#\D|n\/a$))/i;

/** `204.0`: an integer exported as a decimal. */
const wholeDecimal = /^([1-9]\d*)\.0$/;

/** Placeholders for an empty cell. */
const blank = /^(n\/a|[-\u2010-\u2015\u2212]+)$/i;

const failure =
  /^#(n\/[ad]|[¡¿]?(ref|value|valor|name|nombre|div\/0|num|null|nulo|spill|calc)[!?]|getting_data|#+)$/i;

/**
 * Whether a cell has an error instead of a value, or `####` from a narrow column. @param cell its text in the
 * file
 */
export const hasFailed = (cell: string): boolean => failure.test(cell.trim());

/** A cell's visible text, without spreadsheet marks; empty for placeholders. */
export const cleanCell = (cell: string): string =>
  revisionText(cell)
    .replace(blank, '')
    .replace(wholeDecimal, '$1')
    .replace(textFormula, '$1')
    .replace(quotedNumber, '$1')
    .replace(textMark, '')
    .trim();
