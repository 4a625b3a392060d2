import { doc, onSnapshot } from 'firebase/firestore';
import { paths, recordFaults, type RepairableKind, type RecordFault } from '../../domain/index.ts';
import { firestore } from '../firestore.ts';
import type { LiveHook } from '../liveHook.ts';
import { liveHookOfAccount } from '../liveHooks.ts';
import { markReadable } from './damagedPaths.ts';

/** The identifying data of an unreadable record. */
export interface DamagedRecord {
  readonly id: string;
  /** Its name; empty if that is damaged too. */
  readonly name: string;
  readonly faults: readonly RecordFault[];
}

/** The fields by which people recognize a record, for all kinds. */
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

/** The hook of a kind's damaged records, which reads them by their ids. */
const hookFor = (kind: RepairableKind) =>
  liveHookOfAccount<readonly DamagedRecord[], readonly string[]>(
    `listenToDamaged/${kind.collection}`,
    (customerId, ids, onData, onError) => {
      const known = new Map<string, DamagedRecord | null>();
      const tell = () => {
        if (known.size === ids.length) onData([...known.values()].filter((record) => record !== null));
      };
      const leave = ids.map((id) => {
        const path = `${paths[kind.collection](customerId)}/${id}`;
        return onSnapshot(
          doc(firestore(), path),
          (snapshot) => {
            const data = snapshot.data({ serverTimestamps: 'estimate' });
            const faults = data === undefined ? [] : recordFaults(kind, id, data);
            known.set(id, faults.length === 0 ? null : { id, name: namesOf(data ?? {}), faults });
            if (faults.length === 0) markReadable(path);
            tell();
          },
          onError,
        );
      });
      return () => leave.forEach((stop) => stop());
    },
  );

const hooks = new Map<RepairableKind, LiveHook<readonly DamagedRecord[], readonly string[]>>();

/**
 * The hook that lists the problems of a kind's records, live, by their ids; repaired and deleted ones are skipped.
 * Each kind has its own hook, because a listener's argument is JSON and can't contain a schema.
 */
export function damagedRecordsOf(
  kind: RepairableKind,
): LiveHook<readonly DamagedRecord[], readonly string[]> {
  const hook = hooks.get(kind) ?? hookFor(kind);
  hooks.set(kind, hook);
  return hook;
}
