import type { Column } from './column.ts';

/** Which columns a person has chosen to see or hide; those without an entry are as the table has them. */
export type ColumnChoice = Readonly<Record<string, boolean>>;

type Choosable = Pick<Column<never>, 'id' | 'choice'>;

/** Whether a column is shown. */
export const isShown = ({ id, choice }: Choosable, chosen: ColumnChoice) =>
  choice === 'fixed' || (chosen[id] ?? choice !== 'hidden');

/** Where the choice for a table is kept: in this browser, since it is a habit of whoever sits there, and no part of a link. */
export const columnChoiceKey = (table: string) => `vh_columns_${table}`;

/**
 * Reads a stored choice.
 * @param stored what `localStorage` had.
 * @returns the choices for columns that the table has and lets one choose; whatever else is stored counts as nothing.
 */
export function readColumnChoice(stored: string | null, columns: readonly Choosable[]): ColumnChoice {
  try {
    const entries = Object.entries(JSON.parse(stored ?? '{}') as object);
    return Object.fromEntries(
      entries.filter(
        ([id, shown]) =>
          typeof shown === 'boolean' &&
          columns.some((column) => column.id === id && column.choice !== 'fixed'),
      ),
    ) as ColumnChoice;
  } catch {
    return {};
  }
}
