import { isDeepStrictEqual } from 'node:util';
import type { QuerySnapshot } from 'firebase-admin/firestore';
import {
  binTagSchema,
  codeSchema,
  doorFields,
  doorOf,
  noticeStatuses,
  paths,
  serviceLogSchema,
  unitSchema,
  violationSchema,
  type Code,
  type Door,
  type DocumentSchema,
} from 'shared-lib/domain';
import { firestore } from '../firebase.ts';
import { recordOf } from '../summaries/directorySources.ts';
import { inBatches } from '../summaries/inBatches.ts';
import { inTransaction } from '../summaries/transactions.ts';
import { noticeId } from './noticeId.ts';

/** Of the latest service logs of a unit, those of its last night: one for each stream, and corrections. */
const latestLogs = 12;

const recordsOf = <T>(schema: DocumentSchema<T>, { docs }: QuerySnapshot): T[] =>
  docs.flatMap((found) => recordOf(schema, found) ?? []);

const isBinTag = (code: Code | null): code is Extract<Code, { kind: 'binTag' }> => code?.kind === 'binTag';

/** Brings what the code of a unit's tag says of the unit up to date. */
const update = (customerId: string, unitId: string): Promise<void> =>
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
    // A code that is gone was cleared with its community, and stays so.
    if (!isHere || !codeFound?.exists) return;
    const [logs, violations] = await Promise.all([
      transaction.get(
        firestore()
          .collection(paths.serviceLogs(customerId))
          .where('unitId', '==', unitId)
          .orderBy('serviceDate', 'desc')
          .limit(latestLogs),
      ),
      transaction.get(
        firestore()
          .collection(paths.violations(customerId))
          .where('unitId', '==', unitId)
          .where('status', 'in', noticeStatuses),
      ),
    ]);
    const isOfPlace = ({ communityId }: { readonly communityId: string }) => communityId === unit.communityId;
    const door: Door = doorOf(
      recordsOf(serviceLogSchema, logs).filter(isOfPlace),
      recordsOf(violationSchema, violations).filter(isOfPlace),
      (violationId) => noticeId(customerId, violationId),
    );
    const code = recordOf(codeSchema, codeFound);
    if (isBinTag(code) && isDeepStrictEqual(code.door, door)) return;
    transaction.update(codeFound.ref, { door: doorFields(door) });
  });

const refresh = inBatches<null>((key) => {
  const [customerId = '', unitId = ''] = key.split('/');
  return update(customerId, unitId);
});

/**
 * Brings what the printed code of a unit's tag says of the unit up to date, from the records themselves. It may be repeated, and does
 * nothing for a unit without a tag.
 */
export const refreshDoor = (customerId: string, unitId: string): Promise<void> =>
  refresh(`${customerId}/${unitId}`, null);
