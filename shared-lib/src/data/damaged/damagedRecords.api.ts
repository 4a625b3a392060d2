import { doc, onSnapshot } from 'firebase/firestore';
import {
  mendableKind,
  paths,
  recordFaults,
  type MendableKindName,
  type RecordFault,
} from '../../domain/index.ts';
import { firestore } from '../firestore.ts';
import { liveHookOfAccount } from '../liveHooks.ts';
import { noteReadable } from './damagedPaths.ts';

/** A record that can't be read, as far as one can tell what it is. */
export interface DamagedRecord {
  readonly id: string;
  /** What it is called; empty where that is damaged, too. */
  readonly name: string;
  readonly faults: readonly RecordFault[];
}

/** What people know a record by, of whatever kind it is. */
const namesOf = (data: Readonly<Record<string, unknown>>): string =>
  [
    'propertyName',
    'firstName',
    'lastName',
    'unitNumber',
    'caseNumber',
    'name',
    'label',
    'serviceDate',
    'memberId',
  ]
    .map((field) => data[field])
    .filter((value): value is string => typeof value === 'string' && value !== '')
    .slice(0, 2)
    .join(' ')
    .slice(0, 100);

/** What is wrong with some records, live; one that is mended or gone is left out. */
export const useDamagedRecords = liveHookOfAccount<
  readonly DamagedRecord[],
  { readonly kind: MendableKindName; readonly ids: readonly string[] }
>('listenToDamaged', (customerId, { kind, ids }, onData, onError) => {
  const known = new Map<string, DamagedRecord | null>();
  const tell = () => {
    if (known.size === ids.length) onData([...known.values()].filter((record) => record !== null));
  };
  const leave = ids.map((id) => {
    const path = `${paths[kind](customerId)}/${id}`;
    return onSnapshot(
      doc(firestore(), path),
      (snapshot) => {
        const data = snapshot.data({ serverTimestamps: 'estimate' });
        const faults = data === undefined ? [] : recordFaults(mendableKind(kind), id, data);
        known.set(id, faults.length === 0 ? null : { id, name: namesOf(data ?? {}), faults });
        if (faults.length === 0) noteReadable(path);
        tell();
      },
      onError,
    );
  });
  return () => leave.forEach((stop) => stop());
});
