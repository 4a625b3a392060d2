import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import {
  checkpointSchema,
  communitySchema,
  isExpected,
  paths,
  readDocument,
  serviceFeaturesSchema,
  shiftReportSchema,
  type ShiftFeatures,
  type ShiftReport,
} from 'shared-lib/domain';
import {
  needsExpected,
  reportDifference,
  type DerivedReport,
  type ExpectedRound,
  type StoredReport,
  countsOf,
  type RoundRecords,
} from 'mf-tracking/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { ofCommunity } from 'backend/functions/core/community/history.ts';
import { recordOf } from 'backend/kernel/records.ts';
import { countExpectedUnits } from './countExpectedUnits.ts';

const derivedFields = [
  'unitsTotal',
  'unitsServiced',
  'unitsSkipped',
  'violationsCount',
  'checkpointsExpected',
  'checkpointsScanned',
  'missedCheckpointIds',
  'durationMin',
  'features',
] as const satisfies readonly (keyof DerivedReport)[];

/** A report that distinguishes missing values from zero. */
const storedReport = (snapshot: DocumentSnapshot, report: ShiftReport): StoredReport => ({
  ...report,
  derived: Object.fromEntries(
    derivedFields.filter((field) => snapshot.get(field) !== undefined).map((field) => [field, report[field]]),
  ),
});

/** The service features as set, or their defaults. */
export const featuresIn = (settings: DocumentSnapshot): ShiftFeatures => {
  const read = readDocument(serviceFeaturesSchema, settings.ref.path, settings.data() ?? {});
  return read.ok ? read.value : { compactorPhotos: true, qrCodeScanning: true, propertyClaims: false };
};

/** The current expectations for a round in a community. */
const expectedOf = async (
  transaction: Transaction,
  customerId: string,
  communityId: string,
  begunWith: ShiftReport['features'],
): Promise<ExpectedRound> => {
  const [community, unitCount, checkpoints, settings] = await Promise.all([
    transaction.get(firestore().doc(paths.community(customerId, communityId))),
    countExpectedUnits(transaction, customerId, communityId),
    transaction.get(ofCommunity(paths.checkpoints(customerId), communityId)),
    transaction.get(firestore().doc(paths.settingsSection(customerId, 'operations'))),
  ]);
  const features = begunWith ?? featuresIn(settings);
  const inUse = checkpoints.docs
    .flatMap((found) => recordOf(checkpointSchema, found) ?? [])
    .filter((checkpoint) => isExpected(checkpoint, features));
  return {
    unitsTotal: unitCount ?? recordOf(communitySchema, community)?.totalUnits ?? 0,
    checkpointIds: inUse.map(({ id }) => id),
    features,
  };
};

/**
 * Reads the data that a report lacks.
 * @param snapshot of the report
 * @param round the round as it will be written
 * @returns a function that writes it
 */
export const planReport = async (
  transaction: Transaction,
  customerId: string,
  snapshot: DocumentSnapshot,
  round: RoundRecords,
): Promise<() => void> => {
  const report = recordOf(shiftReportSchema, snapshot);
  if (report === null) return () => {};
  const stored = storedReport(snapshot, report);
  const expected = needsExpected(stored)
    ? await expectedOf(transaction, customerId, report.communityId, report.features)
    : null;
  const difference = reportDifference(stored, countsOf(round), expected);
  return () => {
    // Don't touch `updatedAt`: it is when a person changed the report, and reviews compare it.
    if (Object.keys(difference).length > 0) transaction.update(snapshot.ref, difference);
  };
};
