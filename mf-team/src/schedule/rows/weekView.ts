import { matcherOf } from 'shared-lib/ui/table';
import type { Agent } from '../../people/agentOf.ts';
import { isShift, type WeekCell, type WeekRow } from './weekGridOf.ts';

/** The choice that stands for the shifts that nobody serves. No member has it: ids of logins have no such form. */
export const unassignedChoice = ':unassigned';

/** The filter of a week, which stands in the address. */
export interface WeekFilter {
  /** The text to find in the names of communities. */
  search: string;
  /** An agent's id, `unassignedChoice`, or empty for everyone. */
  agent: string;
}

/** The longest search text, in UTF-16 units. */
export const maxSearchLength = 100;

/** The week's filter that an address names. */
export const readFilter = (params: URLSearchParams): WeekFilter => ({
  search: (params.get('q') ?? '').slice(0, maxSearchLength),
  agent: params.get('agent') ?? '',
});

/** An address with a week's filter in it, and whatever else it says. */
export function filterWritten(params: URLSearchParams, { search, agent }: WeekFilter): URLSearchParams {
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

/** Whether a cell is one of those that a filter asks for; without an agent all are. */
export function isAskedFor({ kind, agent }: WeekCell, asked: string): boolean {
  if (asked === '') return true;
  return asked === unassignedChoice ? kind === 'unassigned' : agent?.id === asked;
}

/** The communities that match: every word of the search in the name, and a shift of the agent's in this week. */
export function filterWeek(rows: readonly WeekRow[], { search, agent }: WeekFilter): readonly WeekRow[] {
  if (search.trim() === '' && agent === '') return rows;
  const matches = matcherOf(search);
  return rows.filter(
    ({ propertyName, cells }) => matches(propertyName) && cells.some((cell) => isAskedFor(cell, agent)),
  );
}

/** Everyone who serves in a week, without duplicates, by name. People without a name come last. */
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

/** A shift with the community that it belongs to. */
export interface PlacedShift {
  row: WeekRow;
  cell: WeekCell;
}

/**
 * The shifts of one day that a filter asks for, those that nobody serves first, then in the order of the communities.
 * @param column the day's place among the rows' cells.
 * @param asked an agent's id, `unassignedChoice`, or empty for everyone.
 */
export const dayShiftsOf = (rows: readonly WeekRow[], column: number, asked: string): PlacedShift[] =>
  rows
    .flatMap((row) => {
      const cell = row.cells[column];
      return cell && isShift(cell) && isAskedFor(cell, asked) ? [{ row, cell }] : [];
    })
    .sort((a, b) => Number(b.cell.kind === 'unassigned') - Number(a.cell.kind === 'unassigned'));
