import { foldText } from '../../../search/foldText.ts';

/** Which column of the file holds what, by its place from 0. */
export type ColumnMapping<Column extends string> = Readonly<Partial<Record<Column, number>>>;

/** The names that people give to the columns, folded and with letters only. */
export type ColumnNames<Column extends string> = Readonly<Record<Column, readonly string[]>>;

/** A header as it is compared: without case, accents, blanks and signs. */
export const headerName = (header: string) => foldText(header).replaceAll(/[^\p{L}]/gu, '');

/** The same with `#` read as a word: `Contact #` is a number, not the contact. */
const numberName = (header: string) => headerName(header.replaceAll('#', ' number '));

/**
 * Which column of a file holds what, by the names in its header; each column is taken once. A `#` reads as `number` where a column
 * has such a name, and is ignored otherwise.
 * @param names in the order in which the columns choose
 */
export function guessColumns<Column extends string>(
  headers: readonly string[],
  names: ColumnNames<Column>,
): ColumnMapping<Column> {
  const mapping: Partial<Record<Column, number>> = {};
  for (const given of [headers.map(numberName), headers.map(headerName)]) {
    for (const [column, known] of Object.entries(names) as [Column, readonly string[]][]) {
      const found = given.findIndex(
        (name, index) => known.includes(name) && !Object.values(mapping).includes(index),
      );
      if (found !== -1) mapping[column] ??= found;
    }
  }
  return mapping;
}
