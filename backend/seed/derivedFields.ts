import { doorFields, doorContent, hasOpenNotice } from 'mf-communities/domain';
import {
  earliestToday,
  readDocument,
  serviceLogSchema,
  violationSchema,
  type ServiceLog,
  type Violation,
} from 'shared-lib/domain';
import { countsAgainstUnit } from 'mf-tracking/domain';
import { groupBy } from 'shared-lib/domain/summaries';
import { noticeId } from '../functions/core/codes/noticeId.ts';
import { collectionOf } from './seedRecords.ts';
import type { SeedDocument } from './seedSet.ts';

/** The latest event by subject, with its time and person, and the number of events. */
interface Latest {
  at: Date;
  by: unknown;
  count: number;
}

const note = (found: Map<string, Latest>, id: unknown, at: unknown, by: unknown): void => {
  if (typeof id !== 'string' || !(at instanceof Date)) return;
  const known = found.get(id);
  if (known === undefined) found.set(id, { at, by, count: 1 });
  else {
    known.count += 1;
    if (at > known.at) Object.assign(known, { at, by });
  }
};

/** Keeps the service logs of each unit's last night. */
const keepLatest = (found: Map<string, SeedDocument[]>, log: SeedDocument): void => {
  const unitId = String(log.data['unitId']);
  const night = String(log.data['serviceDate']);
  const known = found.get(unitId) ?? [];
  const latest = String(known[0]?.data['serviceDate'] ?? '');
  if (night > latest) found.set(unitId, [log]);
  else if (night === latest) known.push(log);
};

const logOf = ({ path, data }: SeedDocument): ServiceLog => {
  const log = readDocument(serviceLogSchema, path, data);
  if (!log.ok) throw new Error(log.error);
  return log.value;
};

/**
 * Documents with the fields that functions derive from field records, so that the seed is consistent: when a unit was last serviced, when a
 * checkpoint was last scanned, and how often a tag was. Also how many violations a unit and a report have, and what a tag's code says about
 * its unit.
 * @param documents of one account
 * @param now epoch milliseconds
 */
export const withDerivedFields = (documents: readonly SeedDocument[], now: number): SeedDocument[] => {
  const serviced = new Map<string, Latest>();
  const scannedPoints = new Map<string, Latest>();
  const scannedTags = new Map<string, Latest>();
  const violationsOfUnits = new Map<string, number>();
  const violationsOfReports = new Map<string, number>();
  const add = (counts: Map<string, number>, id: unknown) => {
    if (typeof id === 'string') counts.set(id, (counts.get(id) ?? 0) + 1);
  };

  const tagged = new Map<string, string>();
  const logged = new Map<string, SeedDocument[]>();
  const noticed: { customerId: string; violation: Violation }[] = [];

  const today = earliestToday(now);
  for (const { path, data } of documents) {
    const collection = collectionOf(path);
    if (collection === 'serviceLogs') {
      if (data['outcome'] !== 'notCollected') note(serviced, data['unitId'], data['servicedAt'], null);
      note(scannedTags, data['binTagId'], data['servicedAt'], null);
      keepLatest(logged, { path, data });
    } else if (collection === 'checkpointScans') {
      note(scannedPoints, data['checkpointId'], data['scannedAt'], data['memberId']);
    } else if (collection === 'violations') {
      add(violationsOfReports, data['shiftReportId']);
      const violation = readDocument(violationSchema, path, data);
      if (violation.ok && countsAgainstUnit(violation.value, today)) add(violationsOfUnits, data['unitId']);
      if (violation.ok && hasOpenNotice(violation.value)) {
        noticed.push({ customerId: path.split('/')[1] ?? '', violation: violation.value });
      }
    } else if (collection === 'binTags' && data['status'] === 'assigned') {
      tagged.set(path.slice(path.lastIndexOf('/') + 1), String(data['unitId']));
    }
  }

  const noticedAt = groupBy(noticed, ({ violation }) => violation.unitId);
  const doorAt = (unitId: string) => {
    const found = noticedAt.get(unitId) ?? [];
    return doorFields(
      doorContent(
        (logged.get(unitId) ?? []).map(logOf),
        found.map(({ violation }) => violation),
        (id) => noticeId(found[0]?.customerId ?? '', id),
      ),
    );
  };

  const derivedOf: Readonly<Record<string, (id: string) => object | null>> = {
    units: (id) => ({
      ...(serviced.has(id) && { lastServicedAt: serviced.get(id)?.at }),
      ...(violationsOfUnits.has(id) && { violationCount90d: violationsOfUnits.get(id) }),
    }),
    checkpoints: (id) => {
      const scan = scannedPoints.get(id);
      return scan ? { lastScannedAt: scan.at, lastScannedBy: scan.by } : null;
    },
    binTags: (id) => {
      const scan = scannedTags.get(id);
      return scan ? { lastScanAt: scan.at, scanCount: scan.count } : null;
    },
    codes: (id) => {
      const unitId = tagged.get(id);
      return unitId === undefined ? null : { door: doorAt(unitId) };
    },
    shiftReports: (id) => ({ violationsCount: violationsOfReports.get(id) ?? 0 }),
  };
  return documents.map((document) => {
    const id = document.path.slice(document.path.lastIndexOf('/') + 1);
    const derived = derivedOf[collectionOf(document.path)]?.(id);
    return derived ? { ...document, data: { ...document.data, ...derived } } : document;
  });
};
