import { countsLately, earliestToday, readDocument, violationSchema } from 'shared-lib/domain';
import { collectionOf } from './seedRecords.ts';
import type { SeedDocument } from './seedSet.ts';

/** The latest of some moments with who was there, and how many there were, by what they are about. */
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

/**
 * Documents with what functions derive from the records of the field, so that the seed agrees with itself: when a unit was last serviced and
 * a check point last scanned, how often a tag was scanned, and how many violations a unit and a report have.
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

  const today = earliestToday(now);
  for (const { path, data } of documents) {
    const collection = collectionOf(path);
    if (collection === 'serviceLogs') {
      if (data['outcome'] !== 'notCollected') note(serviced, data['unitId'], data['servicedAt'], null);
      note(scannedTags, data['binTagId'], data['servicedAt'], null);
    } else if (collection === 'checkpointScans') {
      note(scannedPoints, data['checkpointId'], data['scannedAt'], data['memberId']);
    } else if (collection === 'violations') {
      add(violationsOfReports, data['shiftReportId']);
      const violation = readDocument(violationSchema, path, data);
      if (violation.ok && countsLately(violation.value, today)) add(violationsOfUnits, data['unitId']);
    }
  }

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
    shiftReports: (id) => ({ violationsCount: violationsOfReports.get(id) ?? 0 }),
  };
  return documents.map((document) => {
    const id = document.path.slice(document.path.lastIndexOf('/') + 1);
    const derived = derivedOf[collectionOf(document.path)]?.(id);
    return derived ? { ...document, data: { ...document.data, ...derived } } : document;
  });
};
