import { useMemo } from 'react';
import { useStayed, useUnitsById } from '../../../data/index.ts';
import type { ListAccount, RecordColumns } from './recordList.ts';
import type { ListedRecord, Row } from './row.ts';
import { rowsOf } from './rowsOf.ts';

/** The rows of records, with the names of what they refer to; the units' names follow when they are there. */
export function useRows<T extends ListedRecord>(
  records: readonly T[],
  list: Pick<RecordColumns<T>, 'memberIdOf' | 'unitIdOf'>,
  account: ListAccount,
): Row<T>[] {
  const unitIds = useMemo(
    () => [...new Set(records.flatMap((record) => list.unitIdOf?.(record) ?? []))].sort(),
    [records, list],
  );
  const liveUnits = useStayed(useUnitsById(unitIds));
  const units = liveUnits.status === 'ready' ? liveUnits.data : null;
  return useMemo(() => rowsOf(records, list, account, units), [records, list, account, units]);
}
