/** Where a label goes: on which of the printed sheets, and at which place there, both counted from 0. */
export interface Spot {
  readonly page: number;
  readonly place: number;
}

/**
 * Where a label goes.
 * @param index of the label among all that are printed, from 0.
 * @param start the place on the first sheet at which the first label goes, from 0.
 * @param perSheet how many labels a sheet has.
 */
export const spotOf = (index: number, start: number, perSheet: number): Spot => ({
  page: Math.floor((start + index) / perSheet),
  place: (start + index) % perSheet,
});

/** How many sheets some labels need. */
export const sheetsFor = (labels: number, start: number, perSheet: number): number =>
  labels === 0 ? 0 : Math.ceil((start + labels) / perSheet);

/** The place that is free after some labels were printed: on the sheet that was begun, or the first of a new one. */
export const nextStart = (labels: number, start: number, perSheet: number): number =>
  (start + labels) % perSheet;

/** Each label as often as it is printed, its copies beside each other. */
export const withCopies = <T>(labels: readonly T[], copies: number): T[] =>
  labels.flatMap((label) => Array.from({ length: copies }, () => label));

/** The place to which an arrow key leads on the drawing of a sheet; null for other keys, and where it would leave the sheet. */
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
