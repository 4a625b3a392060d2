const isSame = <Row extends object>(a: Row, b: Row): boolean =>
  (Object.keys(b) as (keyof Row)[]).every((field) => Object.is(a[field], b[field]));

/**
 * Creates a function that keeps the identity of unchanged rows, and of the list if none changed, so a table
 * rerenders only the rows that did.
 * @param keyOf a row's unique key
 */
export function createRowMemo<Row extends object>(keyOf: (row: Row) => string) {
  let last: readonly Row[] = [];
  let byKey = new Map<string, Row>();
  return (rows: readonly Row[]): readonly Row[] => {
    const kept = rows.map((row) => {
      const before = byKey.get(keyOf(row));
      return before && isSame(before, row) ? before : row;
    });
    const unchanged = kept.length === last.length && kept.every((row, place) => row === last[place]);
    if (!unchanged) {
      last = kept;
      byKey = new Map(kept.map((row) => [keyOf(row), row]));
    }
    return last;
  };
}
