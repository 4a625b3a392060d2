import { foldText } from '../../../search/foldText.ts';

/** Column indexes in the file, from 0, by field. */
export type ColumnMapping<Column extends string> = Readonly<Partial<Record<Column, number>>>;

/** Common column names, normalized to letters only. */
export type ColumnNames<Column extends string> = Readonly<Record<Column, readonly string[]>>;

/** Normalizes a header: no case, accents, spaces or symbols. */
export const headerName = (header: string) => foldText(header).replaceAll(/[^\p{L}]/gu, '');

/** The same with `#` read as a word: `Contact #` is a number, not a contact. */
const numberName = (header: string) => headerName(header.replaceAll('#', ' number '));

/**
 * Maps a file's columns to fields by the names in its header, each column at most once. `#` reads as `number`
 * if a field has such a name, and is ignored otherwise.
 * @param names in order of priority
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
