import { isDeepStrictEqual } from 'node:util';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import {
  clockInOutSchema,
  communitySchema,
  doneShiftReportStatuses,
  paths,
  planOn,
  shiftReportSchema,
  type RoundCheck,
  type RoundCheckLimits,
} from 'shared-lib/domain';
import { checkedRoundOf, findImplausible, geofenceOn, photoHashesOf } from 'mf-tracking/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { recordOf } from 'backend/kernel/records.ts';
import { settingsOf } from 'backend/kernel/settingsOf.ts';
import { storedFields } from 'backend/kernel/storedFields.ts';
import { inTransaction } from 'backend/functions/core/summaries/transactions.ts';
import { wholeRound } from './roundRecords.ts';

/** `array-contains-any` takes at most 30 values. */
const hashesPerQuery = 30;

/** Reports found per query: one earlier use is enough. */
const maxEarlierReports = 10;

/** The earliest other report that used each photo. */
const readEarlierUses = async (
  transaction: Transaction,
  customerId: string,
  reportId: string,
  hashes: readonly string[],
): Promise<Map<string, string>> => {
  const uses = new Map<string, string>();
  const unique = [...new Set(hashes)];
  for (let start = 0; start < unique.length; start += hashesPerQuery) {
    const part = unique.slice(start, start + hashesPerQuery);
    const { docs } = await transaction.get(
      firestore()
        .collection(paths.shiftReports(customerId))
        .where('roundCheck.photoHashes', 'array-contains-any', part)
        .limit(maxEarlierReports),
    );
    const others = docs
      .flatMap((found) => recordOf(shiftReportSchema, found) ?? [])
      .filter(({ id }) => id !== reportId)
      .toSorted((one, other) => (one.submittedAt ?? 0) - (other.submittedAt ?? 0));
    for (const { id, roundCheck } of others)
      for (const hash of roundCheck?.photoHashes ?? [])
        if (part.includes(hash) && !uses.has(hash)) uses.set(hash, id);
  }
  return uses;
};

const limitsOf = async (transaction: Transaction, customerId: string): Promise<RoundCheckLimits> =>
  settingsOf(
    'roundChecks',
    await transaction.get(firestore().doc(paths.settingsSection(customerId, 'roundChecks'))),
  );

/**
 * Whether a round is checked after an event: when it is submitted, and when its records change after that. Not when
 * the office reviews it.
 */
export const needsRoundCheck = (report: DocumentSnapshot, haveRecordsChanged: boolean): boolean => {
  const status: unknown = report.get('status');
  return (
    status === 'submitted' || (haveRecordsChanged && doneShiftReportStatuses.some((done) => done === status))
  );
};

/**
 * Checks whether a submitted round is plausible, and again when one of its records arrives later. It reads the round
 * once more as a whole, which is why it waits for the submission.
 */
export const checkRound = (customerId: string, reportId: string): Promise<void> =>
  inTransaction(async (transaction) => {
    const found = await transaction.get(firestore().doc(paths.shiftReport(customerId, reportId)));
    const report = recordOf(shiftReportSchema, found);
    if (report === null || !doneShiftReportStatuses.some((done) => done === report.status)) return;
    const [clock, place] = await transaction.getAll(
      firestore().doc(`${paths.clockInOuts(customerId)}/${reportId}`),
      firestore().doc(paths.community(customerId, report.communityId)),
    );
    const community = place ? recordOf(communitySchema, place) : null;
    const sources = {
      ...(await wholeRound(transaction, customerId, reportId)),
      report,
      clock: clock ? recordOf(clockInOutSchema, clock) : null,
      community: community && geofenceOn(planOn(community, report.serviceDate), report.serviceDate),
    };
    const photoHashes = photoHashesOf(sources);
    const limits = report.roundCheck?.limits ?? (await limitsOf(transaction, customerId));
    const uses = await readEarlierUses(transaction, customerId, reportId, photoHashes);
    const findings = findImplausible(checkedRoundOf(sources, uses), limits);
    const roundCheck: RoundCheck = { limits, findings, photoHashes };
    // Don't touch `updatedAt`: it is when a person changed the report, and reviews compare it.
    if (!isDeepStrictEqual(roundCheck, report.roundCheck))
      transaction.update(found.ref, storedFields(shiftReportSchema, { roundCheck }));
  });
