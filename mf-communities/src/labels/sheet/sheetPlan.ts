/** A label's position: the index of its printed sheet, and of its place there, both counted from 0. */
export interface LabelPosition {
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
