import { useMemo } from 'react';
import { useKeepPreviousData, useUnitsById, type LiveResult } from '../../../data/index.ts';
import type { ListAccount, RecordColumns } from './recordList.ts';
import type { Unit } from '../../../domain/index.ts';
import type { ListedRecord, Row } from './row.ts';
import { rowsOf } from './rowsOf.ts';

const noUnits: readonly Unit[] = [];

/** The units for `rowsOf`: null while loading, empty if they couldn't be loaded. */
export function unitsOf(live: LiveResult<readonly Unit[]>): readonly Unit[] | null {
  if (live.status === 'loading') return null;
  return live.status === 'ready' ? live.data : noUnits;
}

/** Rows of records with the names of what they refer to; unit names follow once loaded. */
export function useRows<T extends ListedRecord>(
  records: readonly T[],
  list: Pick<RecordColumns<T>, 'memberIdOf' | 'unitIdOf'>,
  account: ListAccount,
): Row<T>[] {
  const unitIds = useMemo(
    () => [...new Set(records.flatMap((record) => list.unitIdOf?.(record) ?? []))].sort(),
    [records, list],
  );
  const liveUnits = useKeepPreviousData(useUnitsById(unitIds));
  const units = unitsOf(liveUnits);
  return useMemo(() => rowsOf(records, list, account, units), [records, list, account, units]);
}
