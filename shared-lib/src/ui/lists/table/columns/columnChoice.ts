import type { Column } from './column.ts';

/** Columns the user has shown or hidden; others use the table's default. */
export type ColumnChoice = Readonly<Record<string, boolean>>;

type Choosable = Pick<Column<never>, 'id' | 'choice'>;

export const isShown = ({ id, choice }: Choosable, chosen: ColumnChoice) =>
  choice === 'fixed' || (chosen[id] ?? choice !== 'hidden');

/** Local storage key of a table's column choices: a habit on this device, not part of a link. */
export const columnChoiceKey = (table: string) => `vh_columns_${table}`;

/**
 * Parses stored column choices.
 * @param stored the stored value.
 * @returns choices for columns the table has and lets users choose; everything else is ignored.
 */
export function parseColumnChoice(stored: string | null, columns: readonly Choosable[]): ColumnChoice {
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
