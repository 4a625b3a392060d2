/** The layout of a sheet's labels, in inches from its top left. */
export interface Sheet {
  readonly pageWidth: number;
  readonly pageHeight: number;
  readonly columns: number;
  readonly rows: number;
  readonly labelWidth: number;
  readonly labelHeight: number;
  /** The first label's offset. */
  readonly left: number;
  readonly top: number;
  /** The distance from one label's start to the next. */
  readonly pitchX: number;
  readonly pitchY: number;
}

const letter = { pageWidth: 8.5, pageHeight: 11 };

/**
 * Commercial label sheets, keyed by the first product number on their box; one sheet is sold under several.
 */
export const readySheets = {
  avery5160: {
    ...letter,
    columns: 3,
    rows: 10,
    labelWidth: 2.625,
    labelHeight: 1,
    left: 0.15625,
    top: 0.5,
    pitchX: 2.78125,
    pitchY: 1,
  },
  avery5163: {
    ...letter,
    columns: 2,
    rows: 5,
    labelWidth: 4,
    labelHeight: 2,
    left: 0.1625,
    top: 0.5,
    pitchX: 4.1875,
    pitchY: 2,
  },
  avery5164: {
    ...letter,
    columns: 2,
    rows: 3,
    labelWidth: 4,
    labelHeight: 3.333,
    left: 0.15625,
    top: 0.5,
    pitchX: 4.1875,
    pitchY: 3.333,
  },
} as const satisfies Record<string, Sheet>;

/** The available sheets: commercial ones, a custom one, and a roll of single labels. */
export const sheetKinds = ['avery5160', 'avery5163', 'avery5164', 'own', 'roll'] as const;

export type SheetKind = (typeof sheetKinds)[number];

/**
 * A roll has a page for each label.
 * @param width of a label, in inches; so is the height
 */
export const rollSheet = (width: number, height: number): Sheet => ({
  pageWidth: width,
  pageHeight: height,
  columns: 1,
  rows: 1,
  labelWidth: width,
  labelHeight: height,
  left: 0,
  top: 0,
  pitchX: width,
  pitchY: height,
});

export const labelsPerSheet = ({ columns, rows }: Sheet): number => columns * rows;

/**
 * A label's position on its sheet, in inches.
 * @param place counted from 0, row by row
 */
export function cellPosition(sheet: Sheet, place: number) {
  const column = place % sheet.columns;
  const row = Math.floor(place / sheet.columns);
  return {
    x: sheet.left + column * sheet.pitchX,
    y: sheet.top + row * sheet.pitchY,
    width: sheet.labelWidth,
    height: sheet.labelHeight,
  };
}

/** A label's position: the index of its printed sheet, and of its place there, both counted from 0. */
interface LabelPosition {
  readonly page: number;
  readonly place: number;
}

/**
 * Computes a label's position.
 * @param index of the label among all printed ones, from 0.
 * @param start the place on the first sheet for the first label, from 0.
 * @param perSheet how many labels a sheet has.
 */
export const labelPosition = (index: number, start: number, perSheet: number): LabelPosition => ({
  page: Math.floor((start + index) / perSheet),
  place: (start + index) % perSheet,
});

/** How many sheets some labels need. */
export const sheetsFor = (labels: number, start: number, perSheet: number): number =>
  labels === 0 ? 0 : Math.ceil((start + labels) / perSheet);

/** The next free place after printing: on the last sheet used, or the first of a new one. */
export const nextStart = (labels: number, start: number, perSheet: number): number =>
  (start + labels) % perSheet;

/** Each label repeated for its copies, side by side. */
export const withCopies = <T>(labels: readonly T[], copies: number): T[] =>
  labels.flatMap((label) => Array.from({ length: copies }, () => label));

/** The place an arrow key leads to on the drawing of a sheet; null for other keys, and beyond the sheet. */
export function placeAfterKey(key: string, place: number, columns: number, perSheet: number): number | null {
  const moves: Readonly<Record<string, number>> = {
    ArrowLeft: place - 1,
    ArrowRight: place + 1,
    ArrowUp: place - columns,
    ArrowDown: place + columns,
    Home: 0,
    End: perSheet - 1,
  };
  const next = moves[key];
  return next === undefined || next < 0 || next >= perSheet ? null : next;
}
