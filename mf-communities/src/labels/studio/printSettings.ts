import type { Nudge } from '../label/sheetPages.ts';
import { labelsPerSheet, readySheets, rollSheet, type Sheet } from '../sheet/sheets.ts';
import {
  ownMeasures,
  readDecimal,
  rollMeasures,
  type Measure,
  type PrintPreferences,
} from './printPreferences.ts';

/** Inches: a smaller label has no room for a code, and no printer takes larger pages. */
const leastLabel = 0.5;
const maxPageInches = 40;

/** Maximum number of labels on a sheet in each direction. */
const maxPerSide = 50;

/** Inches: a larger offset means that the wrong sheet is selected. */
export const maxNudge = 0.5;

export const maxCopies = 20;

/** A field's error code. */
export type SettingProblem = 'noNumber' | 'noCount' | 'tooSmall' | 'tooLarge' | 'offSheet' | 'overlap';

export type SettingProblems = Readonly<
  Partial<Record<Measure | 'nudgeX' | 'nudgeY' | 'copies', SettingProblem>>
>;

/** The print options that the user selects. */
export interface PrintSettings {
  readonly sheet: Sheet;
  /** The place of the first label, from 0. */
  readonly start: number;
  readonly nudge: Nudge;
  readonly copies: number;
}

type Problems = { -readonly [Field in keyof SettingProblems]: SettingProblems[Field] };

const isCount = (value: number, max: number) => Number.isInteger(value) && value >= 1 && value <= max;

function readMeasures(
  measures: PrintPreferences['measures'],
  requested: readonly Measure[],
  problems: Problems,
) {
  const read = Object.fromEntries(requested.map((key) => [key, readDecimal(measures[key])])) as Record<
    Measure,
    number
  >;
  for (const key of requested) {
    const value = read[key];
    if (key === 'columns' || key === 'rows') {
      if (!isCount(value, maxPerSide)) problems[key] = 'noCount';
    } else if (Number.isNaN(value) || value < 0) problems[key] = 'noNumber';
    else if (value > maxPageInches) problems[key] = 'tooLarge';
    else if (value < leastLabel && key !== 'left' && key !== 'top') problems[key] = 'tooSmall';
  }
  return read;
}

/** Whether labels don't overlap and all fit on the sheet; a hundredth of an inch is tolerated. */
function judgePlaces(sheet: Sheet, problems: Problems) {
  const { columns, rows, pitchX, pitchY, labelWidth, labelHeight, left, top, pageWidth, pageHeight } = sheet;
  if (columns > 1 && pitchX < labelWidth) problems.pitchX = 'overlap';
  if (rows > 1 && pitchY < labelHeight) problems.pitchY = 'overlap';
  if (left + (columns - 1) * pitchX + labelWidth > pageWidth + 0.01) problems.columns = 'offSheet';
  if (top + (rows - 1) * pitchY + labelHeight > pageHeight + 0.01) problems.rows = 'offSheet';
}

function sheetOf({ sheet: kind, measures }: PrintPreferences, problems: Problems): Sheet | null {
  if (kind !== 'own' && kind !== 'roll') return readySheets[kind];
  if (kind === 'roll') {
    const { rollWidth, rollHeight } = readMeasures(measures, rollMeasures, problems);
    return rollSheet(rollWidth, rollHeight);
  }
  const own = readMeasures(measures, ownMeasures, problems);
  if (Object.keys(problems).length === 0) judgePlaces(own, problems);
  return own;
}

/**
 * Parses the input.
 * @returns the print settings, or errors by field
 */
export function printSettings(
  habits: PrintPreferences,
): { ok: true; settings: PrintSettings } | { ok: false; problems: SettingProblems } {
  const problems: Problems = {};
  const sheet = sheetOf(habits, problems);
  const typed = habits.offsets[habits.sheet];
  const nudge = { x: readDecimal(typed.x), y: readDecimal(typed.y) };
  const copies = readDecimal(habits.copies);
  for (const [field, value] of [
    ['nudgeX', nudge.x],
    ['nudgeY', nudge.y],
  ] as const) {
    if (Number.isNaN(value)) problems[field] = 'noNumber';
    else if (Math.abs(value) > maxNudge) problems[field] = 'tooLarge';
  }
  if (!isCount(copies, maxCopies)) problems.copies = 'noCount';
  if (sheet === null || Object.keys(problems).length > 0) return { ok: false, problems };
  // For a custom sheet, the start may be left over from before it became smaller.
  const start = Math.min(habits.starts[habits.sheet], labelsPerSheet(sheet) - 1);
  return { ok: true, settings: { sheet, start, nudge, copies } };
}
