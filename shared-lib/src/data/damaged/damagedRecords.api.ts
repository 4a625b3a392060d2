import { doc, onSnapshot } from 'firebase/firestore';
import { paths, recordFaults, type MendableKind, type RecordFault } from '../../domain/index.ts';
import { firestore } from '../firestore.ts';
import type { LiveHook } from '../liveHook.ts';
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

/** The hook of a kind's damaged records, which asks for them by their ids. */
const hookFor = (kind: MendableKind) =>
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
            if (faults.length === 0) noteReadable(path);
            tell();
          },
          onError,
        );
      });
      return () => leave.forEach((stop) => stop());
    },
  );

const hooks = new Map<MendableKind, LiveHook<readonly DamagedRecord[], readonly string[]>>();

/**
 * The hook that says what is wrong with records of a kind, live, by their ids; one that is mended or gone is left out. A kind has one hook, since
 * the argument of a listener is JSON and can't carry a schema.
 */
export function damagedRecordsOf(kind: MendableKind): LiveHook<readonly DamagedRecord[], readonly string[]> {
  const hook = hooks.get(kind) ?? hookFor(kind);
  hooks.set(kind, hook);
  return hook;
}
