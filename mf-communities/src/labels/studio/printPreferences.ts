import { sheetKinds, type SheetKind } from '../sheet/sheets.ts';

/** A custom sheet's dimensions as typed, in inches; the two counts are whole numbers. */
export const ownMeasures = [
  'pageWidth',
  'pageHeight',
  'columns',
  'rows',
  'labelWidth',
  'labelHeight',
  'left',
  'top',
  'pitchX',
  'pitchY',
] as const;

/** The same for a roll. */
export const rollMeasures = ['rollWidth', 'rollHeight'] as const;

export type Measure = (typeof ownMeasures)[number] | (typeof rollMeasures)[number];

/** The text options next to a label's code. */
export const labelTexts = ['place', 'community', 'business', 'code'] as const;

export type LabelText = (typeof labelTexts)[number];

/** Someone's print settings at this computer; each kind of sheet has its own start position and offset. */
export interface PrintPreferences {
  readonly sheet: SheetKind;
  readonly measures: Readonly<Record<Measure, string>>;
  /** The first free label of the sheet in use, from 0. */
  readonly starts: Readonly<Record<SheetKind, number>>;
  /** In inches, as typed. */
  readonly offsets: Readonly<Record<SheetKind, { readonly x: string; readonly y: string }>>;
  readonly copies: string;
  readonly texts: readonly LabelText[];
}

const forEachSheet = <T>(value: T) =>
  Object.fromEntries(sheetKinds.map((kind) => [kind, value])) as Record<SheetKind, T>;

export const defaultPrintPreferences: PrintPreferences = {
  sheet: 'avery5160',
  measures: {
    pageWidth: '8.5',
    pageHeight: '11',
    columns: '2',
    rows: '3',
    labelWidth: '3.5',
    labelHeight: '3',
    left: '0.5',
    top: '0.75',
    pitchX: '4',
    pitchY: '3.25',
    rollWidth: '2.25',
    rollHeight: '1.25',
  },
  starts: forEachSheet(0),
  offsets: forEachSheet({ x: '0', y: '0' }),
  copies: '1',
  texts: ['place', 'community', 'business'],
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The strings of a stored object, or the defaults. */
const textsIn = <T extends object>(first: T, kept: unknown): T =>
  Object.fromEntries(
    Object.entries(first).map(([key, value]) => {
      const found = isObject(kept) ? kept[key] : undefined;
      return [key, typeof found === 'string' && found.length <= 20 ? found : value];
    }),
  ) as T;

const startIn = (kept: unknown): number =>
  typeof kept === 'number' && Number.isInteger(kept) && kept >= 0 && kept < 1000 ? kept : 0;

/**
 * Parses a typed number: `2.625`, `2,625` or `2 5/8`.
 * @returns NaN if invalid.
 */
export function readDecimal(typed: string): number {
  const text = typed.trim().replace(',', '.');
  const found = /^(-)?(?:(\d+(?:\.\d*)?|\.\d+)|(?:(\d+)\s+)?(\d+)\s*\/\s*(\d+))$/.exec(text);
  if (!found) return Number.NaN;
  const [, minus, plain, whole = '0', over, under] = found;
  const value = plain === undefined ? Number(whole) + Number(over) / Number(under) : Number(plain);
  return minus ? -value : value;
}

/** Stored offsets: before `offsets` they were in millimeters, as `nudges`. */
function offsetIn(
  kind: SheetKind,
  offsets: unknown,
  nudges: unknown,
): PrintPreferences['offsets'][SheetKind] {
  const first = defaultPrintPreferences.offsets[kind];
  if (isObject(offsets)) return textsIn(first, offsets[kind]);
  const { x, y } = textsIn(first, isObject(nudges) ? nudges[kind] : null);
  const inches = (typed: string) => {
    const millimeters = readDecimal(typed);
    return Number.isFinite(millimeters) ? String(Number((millimeters / 25.4).toFixed(3))) : '0';
  };
  return { x: inches(x), y: inches(y) };
}

/**
 * Reads stored settings; missing and unreadable ones get the defaults.
 * @param text as `JSON.stringify` wrote it
 */
export function parsePrintPreferences(text: string | null): PrintPreferences {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? 'null');
  } catch {
    return defaultPrintPreferences;
  }
  if (!isObject(kept)) return defaultPrintPreferences;
  const { sheet, measures, starts, offsets, nudges, copies, texts } = kept;
  return {
    sheet: sheetKinds.find((kind) => kind === sheet) ?? defaultPrintPreferences.sheet,
    measures: textsIn(defaultPrintPreferences.measures, measures),
    starts: Object.fromEntries(
      sheetKinds.map((kind) => [kind, startIn(isObject(starts) ? starts[kind] : undefined)]),
    ) as PrintPreferences['starts'],
    offsets: Object.fromEntries(
      sheetKinds.map((kind) => [kind, offsetIn(kind, offsets, nudges)]),
    ) as PrintPreferences['offsets'],
    copies: textsIn({ copies: defaultPrintPreferences.copies }, { copies }).copies,
    texts: Array.isArray(texts)
      ? labelTexts.filter((one) => texts.includes(one))
      : defaultPrintPreferences.texts,
  };
}
