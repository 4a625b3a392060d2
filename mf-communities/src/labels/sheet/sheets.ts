/** Where the labels of a sheet are, in inches from its top left. */
export interface Sheet {
  readonly pageWidth: number;
  readonly pageHeight: number;
  readonly columns: number;
  readonly rows: number;
  readonly labelWidth: number;
  readonly labelHeight: number;
  /** Where the first label begins. */
  readonly left: number;
  readonly top: number;
  /** From where one label begins to where the next does. */
  readonly pitchX: number;
  readonly pitchY: number;
}

const letter = { pageWidth: 8.5, pageHeight: 11 };

/** Sheets that are sold ready-made, by the number that their box names first; the same sheet has several. */
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

/** The sheets that one can choose: ready-made ones, one's own, and a roll of single labels. */
export const sheetKinds = ['avery5160', 'avery5163', 'avery5164', 'own', 'roll'] as const;

export type SheetKind = (typeof sheetKinds)[number];

/** A roll is a page for each label. @param width of a label, in inches; so is the height */
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

/** The place of a label on its sheet, in inches. @param place counted from 0, row by row */
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
