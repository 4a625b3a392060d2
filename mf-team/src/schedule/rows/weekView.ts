import { matcherOf } from 'shared-lib/ui/table';
import type { Agent } from '../../people/agentOf.ts';
import { isShift, type WeekCell, type WeekRow } from './weekGridOf.ts';

/** The filter option for unassigned shifts. Login ids never have this form. */
export const unassignedChoice = ':unassigned';

/** A week's filter, which is kept in the address. */
export interface WeekFilter {
  /** The text to find in community names. */
  search: string;
  /** A specialist's id, `unassignedChoice`, or empty for everyone. */
  agent: string;
}

/** The longest search text, in UTF-16 units. */
export const maxSearchLength = 100;

/** Reads the week's filter from an address. */
export const readFilter = (params: URLSearchParams): WeekFilter => ({
  search: (params.get('q') ?? '').slice(0, maxSearchLength),
  agent: params.get('agent') ?? '',
});

/** Sets the week's filter in an address, and keeps its other parameters. */
export function withFilter(params: URLSearchParams, { search, agent }: WeekFilter): URLSearchParams {
  const written = new URLSearchParams(params);
  for (const [key, value] of [
    ['q', search],
    ['agent', agent],
  ] as const) {
    if (value === '') written.delete(key);
    else written.set(key, value);
  }
  return written;
}

/** Whether a cell matches a filter's specialist; without one, all do. */
export function matchesWeekFilter({ kind, agent }: WeekCell, requested: string): boolean {
  if (requested === '') return true;
  return requested === unassignedChoice ? kind === 'unassigned' : agent?.id === requested;
}

/**
 * The communities that match: every word of the search is in the name, and the specialist has a shift there
 * this week.
 */
export function filterWeek(rows: readonly WeekRow[], { search, agent }: WeekFilter): readonly WeekRow[] {
  if (search.trim() === '' && agent === '') return rows;
  const matches = matcherOf(search);
  return rows.filter(
    ({ propertyName, cells }) =>
      matches(propertyName) && cells.some((cell) => matchesWeekFilter(cell, agent)),
  );
}

/** Everyone assigned in a week, without duplicates, by name. People without a name come last. */
export function agentsOfWeek(
  rows: readonly WeekRow[],
  compareNames: (a: string, b: string) => number,
): Agent[] {
  const agents = new Map(
    rows.flatMap(({ cells }) => cells.flatMap(({ agent }) => (agent ? [[agent.id, agent] as const] : []))),
  );
  return [...agents.values()].sort(
    (a, b) => Number(a.name === '') - Number(b.name === '') || compareNames(a.name, b.name),
  );
}

/** A shift with its community. */
export interface PlacedShift {
  row: WeekRow;
  cell: WeekCell;
}

/**
 * A day's shifts that match a filter: uncovered ones first, then in community order.
 * @param column the day's index among the rows' cells.
 * @param requested a specialist's id, `unassignedChoice`, or empty for everyone.
 */
export const dayShiftsOf = (rows: readonly WeekRow[], column: number, requested: string): PlacedShift[] =>
  rows
    .flatMap((row) => {
      const cell = row.cells[column];
      return cell && isShift(cell) && matchesWeekFilter(cell, requested) ? [{ row, cell }] : [];
    })
    .sort((a, b) => Number(b.cell.gap !== null) - Number(a.cell.gap !== null));
