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

/** Commercial label sheets, keyed by the number that comes first on their box; the same sheet has several. */
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
export function placeOf(sheet: Sheet, place: number) {
  const column = place % sheet.columns;
  const row = Math.floor(place / sheet.columns);
  return {
    x: sheet.left + column * sheet.pitchX,
    y: sheet.top + row * sheet.pitchY,
    width: sheet.labelWidth,
    height: sheet.labelHeight,
  };
}
