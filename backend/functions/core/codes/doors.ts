import { isDeepStrictEqual } from 'node:util';
import type { QuerySnapshot, Transaction } from 'firebase-admin/firestore';
import {
  codeSchema,
  noticeStatuses,
  paths,
  serviceLogSchema,
  unitSchema,
  violationSchema,
  type Code,
  type Door,
  type DocumentSchema,
  type ServiceLog,
  type Unit,
} from 'shared-lib/domain';
import { doorFields, doorContent } from 'mf-communities/domain';
import { binTagSchema } from 'mf-communities/domain';
import { firestore } from '../../../kernel/firebase.ts';
import { recordOf } from '../../../kernel/records.ts';
import { inBatches } from '../summaries/inBatches.ts';
import { inTransaction } from '../summaries/transactions.ts';
import { noticeId } from './noticeId.ts';

/** Covers the last night among a unit's latest service logs: one per stream, plus corrections. */
const latestLogs = 12;

const recordsOf = <T>(schema: DocumentSchema<T>, { docs }: QuerySnapshot): T[] =>
  docs.flatMap((found) => recordOf(schema, found) ?? []);

const isBinTag = (code: Code | null): code is Extract<Code, { kind: 'binTag' }> => code?.kind === 'binTag';

/** The possible changes on a door's page. */
export interface DoorChange {
  /** If only service logs changed: the night, `YYYY-MM-DD`, on or after which the last service was. Null for everything. */
  readonly since: string | null;
}

/** The latest service logs of a unit, including the last night's. */
const readLogs = async (
  transaction: Transaction,
  customerId: string,
  { id, communityId }: Unit,
  since: string | null,
): Promise<ServiceLog[]> => {
  const latest = firestore()
    .collection(paths.serviceLogs(customerId))
    .where('unitId', '==', id)
    .orderBy('serviceDate', 'desc')
    .limit(latestLogs);
  const own = (found: QuerySnapshot) =>
    recordsOf(serviceLogSchema, found).filter((log) => log.communityId === communityId);
  const recent = since === null ? [] : own(await transaction.get(latest.where('serviceDate', '>=', since)));
  // After a deletion or correction, an earlier night may count.
  return recent.some(({ corrected }) => corrected === null) ? recent : own(await transaction.get(latest));
};

/**
 * Updates the unit's data on its tag's code.
 * @param since as in `DoorChange`; notices stay unchanged, since only violations change them
 */
const update = (customerId: string, unitId: string, since: string | null): Promise<void> =>
  inTransaction(async (transaction) => {
    const unit = recordOf(unitSchema, await transaction.get(firestore().doc(paths.unit(customerId, unitId))));
    if (!unit || unit.binTagId === null) return;
    const [tagFound, codeFound] = await transaction.getAll(
      firestore().doc(paths.binTag(customerId, unit.binTagId)),
      firestore().doc(paths.code(unit.binTagId)),
    );
    const tag = tagFound && recordOf(binTagSchema, tagFound);
    const isHere =
      tag?.status === 'assigned' && tag.unitId === unitId && tag.communityId === unit.communityId;
    // A missing code was cleared with its community, and stays cleared.
    if (!isHere || !codeFound?.exists) return;
    const code = recordOf(codeSchema, codeFound);
    const stored = isBinTag(code) ? code.door : null;
    // If a door has no data yet or can't be read, everything is read.
    const from = stored === null ? null : since;
    const logs = await readLogs(transaction, customerId, unit, from);
    const violations =
      from === null
        ? recordsOf(
            violationSchema,
            await transaction.get(
              firestore()
                .collection(paths.violations(customerId))
                .where('unitId', '==', unitId)
                .where('status', 'in', noticeStatuses),
            ),
          )
        : [];
    const found = doorContent(
      logs,
      violations.filter(({ communityId }) => communityId === unit.communityId),
      (violationId) => noticeId(customerId, violationId),
    );
    const door: Door = from === null || stored === null ? found : { ...found, notices: stored.notices };
    if (isDeepStrictEqual(stored, door)) return;
    transaction.update(codeFound.ref, { door: doorFields(door) });
  });

const refresh = inBatches<DoorChange>((key, changes) => {
  const [customerId = '', unitId = ''] = key.split('/');
  const nights = changes.map(({ since }) => since);
  const known = nights.filter((night) => night !== null).toSorted();
  return update(customerId, unitId, known.length < nights.length ? null : (known[0] ?? null));
});

/** Updates the unit's data on its tag's printed code, from the records themselves. Idempotent; does nothing for a unit without a tag. */
export const refreshDoor = (customerId: string, unitId: string, change: DoorChange): Promise<void> =>
  refresh(`${customerId}/${unitId}`, change);
