import { addDays, earliestToday, groupBy, paths, serviceOutcomes } from 'shared-lib/domain';
import { randomOf, type Random } from 'backend/seed/random.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { delivery, eventsFor } from 'backend/functions/core/summaries/events.fixture.ts';
import { useOwnFirestore } from 'backend/functions/core/summaries/ownFirestore.fixture.ts';
import type { RandomChange } from 'backend/functions/core/summaries/randomChanges.fixture.ts';
import { deriveFromReports, deriveFromScans, deriveFromServiceLogs } from './triggers/deriveRounds.ts';
import { deriveFromViolations } from '../violations/triggers/deriveFromViolations.ts';
import { rebuildRound } from './rounds.ts';

/** Compares derived data with the records, after thousands of random changes, on a separate Firestore. */
useOwnFirestore();
jest.setTimeout(120_000);

const customerId = 'olivia';
const now = Date.now();
const night = addDays(earliestToday(now), -1);
const communities = ['maple', 'oak'];
const reportIds = communities.flatMap((id) => [`sam_${night}_${id}`, `cole_${night}_${id}_2`]);
const { make, deliver } = eventsFor(customerId, [
  [/\/serviceLogs\/(?<recordId>[^/]+)$/, deriveFromServiceLogs],
  [/\/checkpointScans\/(?<recordId>[^/]+)$/, deriveFromScans],
  [/\/violations\/(?<recordId>[^/]+)$/, deriveFromViolations],
  [/\/shiftReports\/(?<reportId>[^/]+)$/, deriveFromReports],
]);

type Fields = Readonly<Record<string, unknown>>;

const at = (minutes: number) => new Date(now - 6 * 3_600_000 + minutes * 60_000);
const communityOf = (reportId: string) => reportId.split('_')[2] ?? '';
const unitId = (communityId: string, number: number) => `${communityId}-${number}`;

const report = (reportId: string): RandomChange => ({
  path: paths.shiftReport(customerId, reportId),
  data: {
    memberId: reportId.split('_')[0],
    serviceDate: night,
    communityId: communityOf(reportId),
    status: 'inProgress',
    startedAt: at(0),
    createdAt: at(0),
  },
});

/** The state before a night. */
const prepare = async (): Promise<void> => {
  const batch = firestore().batch();
  for (const communityId of communities) {
    batch.set(firestore().doc(paths.community(customerId, communityId)), {
      propertyName: communityId,
      timezone: 'America/New_York',
      totalUnits: 999,
    });
    for (let number = 0; number < 30; number += 1) {
      const id = unitId(communityId, number);
      const status = number % 10 === 9 ? 'vacant' : 'active';
      batch.set(firestore().doc(paths.unit(customerId, id)), { communityId, unitNumber: id, status });
      batch.set(firestore().doc(paths.binTag(customerId, `tag-${id}`)), {
        communityId,
        unitId: id,
        status: 'assigned',
      });
    }
    for (let number = 0; number < 5; number += 1) {
      const id = `${communityId}-point-${number}`;
      batch.set(firestore().doc(paths.checkpoint(customerId, id)), {
        communityId,
        name: id,
        isActive: number < 4,
      });
    }
  }
  await batch.commit();
};

let moment = 0;

/**
 * A record as a field app writes it, in one of the reports; sometimes with another community's door or code.
 */
const record = (random: Random): RandomChange => {
  const reportId = random.pick(reportIds);
  const communityId = random.chance(0.95) ? communityOf(reportId) : random.pick(communities);
  const number = random.int(1, 60);
  moment += 1;
  const shared = {
    memberId: reportId.split('_')[0],
    serviceDate: night,
    communityId: communityOf(reportId),
    shiftReportId: reportId,
    createdAt: at(moment / 10),
  };
  const unit = unitId(communityId, random.int(0, 29));
  const kind = random.int(1, 10);
  if (kind <= 6) {
    return {
      path: `${paths.serviceLogs(customerId)}/${reportId}_${number}`,
      data: {
        ...shared,
        unitId: random.chance(0.97) ? unit : 'nowhere',
        binTagId: random.chance(0.8) ? `tag-${unit}` : null,
        servicedAt: at(random.int(0, 300)),
        outcome: random.pick(serviceOutcomes),
      },
    };
  }
  if (kind <= 9) {
    return {
      path: `${paths.checkpointScans(customerId)}/${reportId}_${number}`,
      data: {
        ...shared,
        checkpointId: `${communityId}-point-${random.int(0, 4)}`,
        scannedAt: at(moment / 10),
        deviceAt: at(moment / 10),
      },
    };
  }
  return {
    path: `${paths.violations(customerId)}/${reportId}_${number}`,
    data: { ...shared, unitId: unit, typeId: 'loose', status: 'open', reviewStatus: 'pending' },
  };
};

const all = async (path: string) =>
  (await firestore().collection(path).get()).docs.map((found): Fields => ({ id: found.id, ...found.data() }));

const millis = (value: unknown): number => (value as { toMillis: () => number } | undefined)?.toMillis() ?? 0;

/** A report's expected values, computed from all records in the simplest way. */
const expectedOf = (
  reportId: string,
  logs: readonly Fields[],
  scans: readonly Fields[],
  violations: readonly Fields[],
) => {
  const own = (records: readonly Fields[]) =>
    records.filter(({ shiftReportId }) => shiftReportId === reportId);
  const here = (id: unknown) => String(id).startsWith(`${communityOf(reportId)}-`);
  const last = new Map<string, Fields>();
  for (const log of own(logs)
    .filter((log) => here(log.unitId))
    .sort((a, b) => millis(a.servicedAt) - millis(b.servicedAt) || (String(a.id) < String(b.id) ? -1 : 1))) {
    last.set(String(log.unitId), log);
  }
  const units = new Set([...last.values()].map((log) => log.unitId));
  const skipped = new Set(
    [...last.values()].filter((log) => log.outcome === 'notCollected').map((log) => log.unitId),
  );
  return {
    unitsTotal: 27,
    checkpointsExpected: 4,
    unitsServiced: units.size - skipped.size,
    unitsSkipped: skipped.size,
    violationsCount: own(violations).length,
    checkpointsScanned: new Set(
      own(scans)
        .map((scan) => scan.checkpointId)
        .filter(here),
    ).size,
  };
};

const nothingCounted = { unitsServiced: 0, unitsSkipped: 0, violationsCount: 0, checkpointsScanned: 0 };

const expectAllWell = async (): Promise<void> => {
  const [logs, scans, violations] = await Promise.all(
    (['serviceLogs', 'checkpointScans', 'violations'] as const).map((kind) => all(paths[kind](customerId))),
  );
  if (!logs || !scans || !violations) throw new Error('nothing was read');
  for (const found of await all(paths.shiftReports(customerId))) {
    expect({ ...nothingCounted, ...found }).toMatchObject(
      expectedOf(String(found.id), logs, scans, violations),
    );
  }
  for (const tag of await all(paths.binTags(customerId))) {
    const own = logs.filter((log) => log.binTagId === tag.id && log.communityId === tag.communityId);
    expect([tag.id, tag.scanCount ?? 0]).toEqual([tag.id, own.length]);
    expect(millis(tag.lastScanAt)).toBe(Math.max(0, ...own.map((log) => millis(log.servicedAt))));
  }
  for (const unit of await all(paths.units(customerId))) {
    const own = logs.filter((log) => log.unitId === unit.id && log.outcome !== 'notCollected');
    const mine = own.filter(({ communityId }) => communityId === unit.communityId);
    expect(millis(unit.lastServicedAt)).toBe(Math.max(0, ...mine.map((log) => millis(log.servicedAt))));
  }
  expect(scans.filter(({ result }) => result === undefined)).toEqual([]);
  for (const reportId of reportIds) {
    const own = scans.filter(({ shiftReportId }) => shiftReportId === reportId);
    for (const [, same] of groupBy(own, ({ checkpointId }) => checkpointId)) {
      const results = same
        .toSorted((a, b) => millis(a.scannedAt) - millis(b.scannedAt))
        .map(({ result }) => result);
      const isHere = String(same[0]?.checkpointId).startsWith(`${communityOf(reportId)}-`);
      const repeated = results.slice(1).map(() => (isHere ? 'duplicate' : 'outOfRange'));
      expect(results).toEqual([isHere ? 'onTime' : 'outOfRange', ...repeated]);
    }
  }
};

test('a report counts each record once, in any order of records and events', async () => {
  await prepare();
  const random = randomOf('field');
  const { add, some, rest } = delivery(random, deliver);
  add(await make(reportIds.map(report)));
  const known = new Set<string>();
  for (let step = 0; step < 40; step += 1) {
    // Field records are added, and never changed.
    const records = Array.from({ length: 12 }, () => record(random)).filter(
      ({ path }) => !known.has(path) && known.add(path),
    );
    if (records.length > 0) add(await make(records));
    await some(random.int(0, 30));
  }
  await rest();
  expect(known.size).toBeGreaterThan(200);
  await expectAllWell();
});

test('rebuilding it from its sources gives the same result', async () => {
  const stored = () => all(paths.rounds(customerId));
  const before = await stored();
  for (const reportId of reportIds) await rebuildRound(customerId, reportId);
  expect(await stored()).toEqual(before);
  await firestore()
    .doc(paths.round(customerId, reportIds[0] ?? ''))
    .update({ doors: 'broken|', format: 1 });
  await firestore()
    .doc(paths.shiftReport(customerId, reportIds[1] ?? ''))
    .update({ unitsServiced: 7 });
  for (const reportId of reportIds) await rebuildRound(customerId, reportId);
  await expectAllWell();
});

test('once submitted, a report has its duration and its missed checkpoints, until a late scan removes one', async () => {
  const reportId = `late_${night}_maple`;
  const deliverAll = async (changes: readonly RandomChange[]) => {
    for (const event of await make(changes)) await deliver(event);
  };
  const said = async () => (await firestore().doc(paths.shiftReport(customerId, reportId)).get()).data();
  const { path, data } = report(reportId);
  await deliverAll([{ path, data }]);
  await deliverAll([{ path, data: { ...(await said()), status: 'submitted', submittedAt: at(90) } }]);
  expect(await said()).toMatchObject({ durationMin: 90, checkpointsExpected: 4 });
  expect((await said())?.missedCheckpointIds).toEqual([0, 1, 2, 3].map((number) => `maple-point-${number}`));
  const scan = {
    serviceDate: night,
    communityId: 'maple',
    memberId: 'late',
    shiftReportId: reportId,
    createdAt: at(95),
  };
  await deliverAll([
    {
      path: `${paths.checkpointScans(customerId)}/${reportId}_1`,
      data: { ...scan, checkpointId: 'maple-point-2', scannedAt: at(95), deviceAt: at(10) },
    },
  ]);
  expect((await said())?.missedCheckpointIds).not.toContain('maple-point-2');
  expect(await said()).toMatchObject({ checkpointsScanned: 1, durationMin: 90 });
});

test('restored old records trigger nothing', async () => {
  const { path, data } = report(`old_${night}_maple`);
  const [event] = await make([{ path, data: { ...data, createdAt: new Date(now - 3 * 86_400_000) } }]);
  if (event) await deliver(event);
  expect((await firestore().doc(path).get()).get('unitsTotal')).toBeUndefined();
});
