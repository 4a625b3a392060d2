import type { ListedRecord, Row } from '../records/row.ts';

/**
 * The waiting records before and after one in the list; null if there are none.
 * @param openId the current record; if it isn't in the list, all others come after it
 */
export function adjacentPending<T extends ListedRecord>(
  rows: readonly Pick<Row<T>, 'record'>[],
  openId: string | null,
  isWaiting: (record: T) => boolean,
): { readonly previous: string | null; readonly next: string | null } {
  const place = rows.findIndex(({ record }) => record.id === openId);
  const waits = ({ record }: Pick<Row<T>, 'record'>) => isWaiting(record);
  const before = rows.slice(0, Math.max(place, 0)).findLast(waits);
  const after = rows.slice(place + 1).find(waits);
  return { previous: before?.record.id ?? null, next: after?.record.id ?? null };
}
