const isSame = <Row extends object>(a: Row, b: Row): boolean =>
  (Object.keys(b) as (keyof Row)[]).every((field) => Object.is(a[field], b[field]));

/**
 * Makes a function that gives rows the identity which they had the last time, where nothing of them has changed, and so the whole list. A
 * table then draws only the rows that did.
 * @param keyOf tells a row from the others
 */
export function rowKeeper<Row extends object>(keyOf: (row: Row) => string) {
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
