import {
  maxComparedPhotos,
  type CheckpointScan,
  type ClockInOut,
  type Community,
  type Photo,
  type ServiceLog,
  type ShiftReport,
  type Violation,
} from 'shared-lib/domain';
import type { CheckedRound, RecordedPosition } from './findImplausible.ts';

/** Enough digits to tell any two photos of one business apart. */
const hashDigits = 16;

/** The records of a round that its check reads. */
export interface RoundSources {
  readonly logs: readonly Pick<ServiceLog, 'servicedAt' | 'createdAt' | 'geo' | 'photo' | 'corrects'>[];
  readonly scans: readonly Pick<CheckpointScan, 'deviceAt' | 'scannedAt' | 'geo' | 'photo'>[];
  readonly violations: readonly Pick<Violation, 'photos'>[];
  readonly report: Pick<ShiftReport, 'compactorPhotos' | 'issues'>;
  /** The shift's clock-in; null if there is none. */
  readonly clock: Pick<ClockInOut, 'clockInAt' | 'clockInGeo'> | null;
  /** The community with its geofence of that night; null if it was deleted. */
  readonly community: Pick<Community, 'geofence'> | null;
}

const positionOf = (geo: ServiceLog['geo']): RecordedPosition | null =>
  geo === null || geo.lat === null || geo.lng === null
    ? null
    : { lat: geo.lat, lng: geo.lng, accuracyM: geo.accuracyM ?? 0 };

/** Only entries from the field: the office's corrections have no phone data. */
const inTheField = <T extends { readonly corrects: string | null }>(logs: readonly T[]): T[] =>
  logs.filter(({ corrects }) => corrects === null);

/**
 * The shortened hashes of a round's photos, one for each use.
 * @returns at most `maxComparedPhotos`
 */
export const photoHashesOf = ({ logs, scans, violations, report }: RoundSources): string[] => {
  const photos: (Photo | null)[] = [
    ...inTheField(logs).map(({ photo }) => photo),
    ...scans.map(({ photo }) => photo),
    ...violations.flatMap((violation) => violation.photos),
    ...report.compactorPhotos,
    ...report.issues.flatMap((issue) => issue.photos),
  ];
  return photos
    .flatMap((photo) => (photo?.sha256 ? [photo.sha256.toLowerCase().slice(0, hashDigits)] : []))
    .slice(0, maxComparedPhotos);
};

/** The part of a round that its check looks at, as recorded. @param earlierUses reports by the hash they used first */
export const checkedRoundOf = (
  sources: RoundSources,
  earlierUses: ReadonlyMap<string, string>,
): CheckedRound => {
  const { logs, scans, clock, community } = sources;
  const position = positionOf(clock?.clockInGeo ?? null);
  const { clockInAt = null } = clock ?? {};
  return {
    recordings: [
      ...inTheField(logs).map(({ servicedAt, createdAt, geo }) => ({
        isDoor: true,
        at: servicedAt,
        arrivedAt: createdAt,
        position: positionOf(geo),
      })),
      ...scans.map(({ deviceAt, scannedAt, geo }) => ({
        isDoor: false,
        at: deviceAt,
        arrivedAt: scannedAt,
        position: positionOf(geo),
      })),
    ],
    photoHashes: photoHashesOf(sources),
    earlierUses,
    clockIn: position !== null && clockInAt !== null ? { at: clockInAt, position } : null,
    geofence: community?.geofence ?? null,
  };
};
