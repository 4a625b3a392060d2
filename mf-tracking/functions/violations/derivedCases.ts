import type { DocumentData, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import {
  addDays,
  earliestToday,
  paths,
  unitSchema,
  violationTypeSchema,
  type ViolationType,
} from 'shared-lib/domain';
import {
  caseNumberOf,
  countsAgainstUnit,
  firstCountedNight,
  occurrenceOf,
  violationSchema,
  type Violation,
} from 'mf-tracking/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { recordOf } from 'backend/kernel/records.ts';
import { inBatches } from 'backend/functions/core/summaries/inBatches.ts';
import { inTransaction } from 'backend/functions/core/summaries/transactions.ts';
import { caseAt, violationOf } from './caseRecords.ts';

const violationsOf = (customerId: string) => firestore().collection(paths.violations(customerId));

/** A unit's violations since a night. There are only a few. */
const sightingsAt = async (
  transaction: Transaction,
  customerId: string,
  unitId: string,
  since: string,
): Promise<Violation[]> => {
  const latest = violationsOf(customerId)
    .where('unitId', '==', unitId)
    .where('serviceDate', '>=', since)
    .orderBy('serviceDate', 'desc');
  const { docs } = await transaction.get(latest);
  return docs.flatMap((found) => recordOf(violationSchema, found) ?? []);
};

/** The number of a night's last case. If none was given yet, imported cases may already have numbers. */
const lastNumber = async (
  transaction: Transaction,
  counter: DocumentSnapshot,
  customerId: string,
  serviceDate: string,
): Promise<number> => {
  const stored: unknown = counter.get('last');
  if (typeof stored === 'number') return stored;
  const prefix = caseNumberOf(serviceDate, 0).slice(0, -3);
  const { docs } = await transaction.get(
    violationsOf(customerId)
      .where('caseNumber', '>=', prefix)
      .where('caseNumber', '<', `${prefix}:`)
      .orderBy('caseNumber', 'desc')
      .limit(1),
  );
  return Number(/\d+$/.exec(String(docs[0]?.get('caseNumber')))?.[0] ?? 0);
};

/**
 * A violation's fields from its type: the names to cite, its severity, and the type its cases were merged
 * into since.
 */
const fieldsOfType = (violation: DocumentSnapshot, type: ViolationType | null): DocumentData => ({
  ...(!violation.get('typeName') && { typeName: type?.name.en ?? '', typeNameEs: type?.name.es ?? '' }),
  ...(type && violation.get('severity') === undefined && { severity: type.severity }),
  ...(type?.mergedInto && { typeId: type.mergedInto }),
});

/** Gives a violation its permanent number and names. */
const openCase = (customerId: string, violationId: string): Promise<void> =>
  inTransaction(async (transaction) => {
    const reference = caseAt(customerId, violationId);
    const found = await transaction.get(reference);
    const violation = violationOf(found);
    if (!violation || violation.caseNumber !== '') return;
    const { serviceDate, unitId, typeId } = violation;
    const counterRef = firestore().doc(paths.caseNumbers(customerId, serviceDate));
    const [counter, type] = await transaction.getAll(
      counterRef,
      firestore().doc(paths.violationType(customerId, typeId)),
    );
    if (!counter || !type) return;
    const others = await sightingsAt(transaction, customerId, unitId, firstCountedNight(serviceDate));
    const count = 1 + (await lastNumber(transaction, counter, customerId, serviceDate));
    transaction.set(counterRef, { last: count });
    transaction.update(reference, {
      caseNumber: caseNumberOf(serviceDate, count),
      occurrence: occurrenceOf(violation, others),
      ...fieldsOfType(found, recordOf(violationTypeSchema, type)),
    });
  });

/** Runs sequentially for each account, because its cases share a counter. */
const openCases = inBatches<string>(async (customerId, violationIds) => {
  for (const violationId of new Set(violationIds)) await openCase(customerId, violationId);
});

/** Gives a violation its case number, its occurrence and the name of its type, unless it has them. */
export const openCaseOf = (customerId: string, violationId: string): Promise<void> =>
  openCases(customerId, violationId);

/**
 * Counts a unit's violations in the last 90 nights, and stores the count if it has changed.
 * @param now epoch milliseconds
 */
export const countViolationsOf = (customerId: string, unitId: string, now: number): Promise<void> =>
  inTransaction(async (transaction) => {
    const found = await transaction.get(firestore().doc(paths.unit(customerId, unitId)));
    const unit = recordOf(unitSchema, found);
    if (!unit) return;
    const today = earliestToday(now);
    const sightings = await sightingsAt(transaction, customerId, unitId, firstCountedNight(today));
    const violationCount90d = sightings.filter(
      (violation) => violation.communityId === unit.communityId && countsAgainstUnit(violation, today),
    ).length;
    if (violationCount90d !== unit.violationCount90d) transaction.update(found.ref, { violationCount90d });
  });

/** How many nights of expired violations are checked, so that a later run makes up for a missed day. */
const nightsAgain = 7;

/**
 * Recounts the violations of units where one has just become too old to count.
 * @param now epoch milliseconds
 */
export const ageViolationCounts = async (customerId: string, now: number): Promise<void> => {
  const since = firstCountedNight(earliestToday(now));
  const { docs } = await violationsOf(customerId)
    .where('serviceDate', '>=', addDays(since, -nightsAgain))
    .where('serviceDate', '<', since)
    .select('unitId')
    .get();
  const unitIds = new Set(docs.map((found): unknown => found.get('unitId')));
  for (const unitId of unitIds) {
    if (typeof unitId === 'string' && unitId !== '') await countViolationsOf(customerId, unitId, now);
  }
};
