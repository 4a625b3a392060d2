import {
  type Area,
  type Drawing,
  type LabelContent,
  type LabelStyle,
  labelMarks,
  type Mark,
  pointsPerInch,
} from 'shared-lib/ui/labels';
import { labelPosition, labelsPerSheet, cellPosition, sheetsFor, type Sheet } from '../sheet/sheets.ts';

/** The offset of everything on the sheet, in inches to the right and down. */
export interface Nudge {
  readonly x: number;
  readonly y: number;
}

/** The place of a label on its page, in points. */
export function areaOf(sheet: Sheet, place: number, nudge: Nudge): Area {
  const { x, y, width, height } = cellPosition(sheet, place);
  return {
    x: (x + nudge.x) * pointsPerInch,
    y: (y + nudge.y) * pointsPerInch,
    width: width * pointsPerInch,
    height: height * pointsPerInch,
  };
}

interface Printing {
  readonly sheet: Sheet;
  /** The position of the first label, from 0. */
  readonly start: number;
  readonly nudge: Nudge;
  readonly look: LabelStyle;
}

/** An empty page of a sheet. */
export const emptyPage = (sheet: Sheet, marks: readonly Mark[] = []): Drawing => ({
  width: sheet.pageWidth * pointsPerInch,
  height: sheet.pageHeight * pointsPerInch,
  marks,
});

/** One of the pages on which labels are printed, from 0. */
export function sheetPage(labels: readonly LabelContent[], printing: Printing, page: number): Drawing {
  const { sheet, start, nudge, look } = printing;
  const perSheet = labelsPerSheet(sheet);
  const first = Math.max(0, page * perSheet - start);
  const here = labels.slice(first, (page + 1) * perSheet - start);
  const marks = here.flatMap((label, at) =>
    labelMarks(label, areaOf(sheet, labelPosition(first + at, start, perSheet).place, nudge), look),
  );
  return emptyPage(sheet, marks);
}

/** Every page on which labels are printed. */
export const sheetPages = (labels: readonly LabelContent[], printing: Printing): Drawing[] =>
  Array.from(
    { length: sheetsFor(labels.length, printing.start, labelsPerSheet(printing.sheet)) },
    (_, page) => sheetPage(labels, printing, page),
  );
