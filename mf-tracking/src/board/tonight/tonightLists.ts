import type { RatedRow } from '../night/ratedRows.ts';

/** How many rows the dashboard shows; the board has them all. */
const maxShown = 6;

/** Some of a night's shifts, and how many are left out. */
export interface ShownRows {
  readonly shown: readonly RatedRow[];
  readonly more: number;
}

const first = (rows: readonly RatedRow[]): ShownRows => ({
  shown: rows.slice(0, maxShown),
  more: Math.max(0, rows.length - maxShown),
});

/**
 * The shifts that need attention, the one with the least time left first.
 * @param rows of the board; equally urgent ones keep their order
 */
export const exceptionsOf = (rows: readonly RatedRow[]): ShownRows =>
  first(
    rows
      .filter(({ exception }) => exception !== null)
      .toSorted((a, b) => (a.slackMin ?? Infinity) - (b.slackMin ?? Infinity)),
  );

/** The shifts in progress without problems, latest finish first; those without a forecast at the end. */
export const onTheClockOf = (rows: readonly RatedRow[]): ShownRows =>
  first(
    rows
      .filter(({ state, exception }) => state === 'onTheClock' && exception === null)
      .toSorted((a, b) => (b.finishAt ?? 0) - (a.finishAt ?? 0)),
  );
