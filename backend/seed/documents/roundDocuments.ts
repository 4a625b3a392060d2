import { paths, type Community, type Shift } from 'shared-lib/domain';
import { binTagIdOf } from './binTagDocuments.ts';
import { nightId } from './nightDocuments.ts';
import { randomOf } from '../random.ts';
import type { Round } from '../nights/round.ts';
import type { SeedDocument } from '../seedSet.ts';
import { unitIdOf } from './unitDocuments.ts';

const shared = (shift: Shift, at: Date) => ({
  serviceDate: shift.serviceDate,
  communityId: shift.communityId,
  memberId: shift.agentId,
  shiftReportId: nightId(shift),
  createdAt: at,
});

/** Where a scan or a log was made: on site, or too far away. */
const geoOf = (key: string, isOutside: boolean) => {
  const random = randomOf(key);
  return {
    accuracyM: random.int(4, 30),
    distanceM: isOutside ? random.int(260, 900) : random.int(0, 18),
    status: isOutside ? 'outside' : 'inside',
  };
};

/** The scans of a round. */
export const scanDocuments = (customerId: string, shift: Shift, { scans }: Round): SeedDocument[] => {
  const night = shift.serviceDate;
  return scans.map(({ checkpointId, at: moment, result }) => {
    const at = new Date(moment);
    const key = `${night}-${checkpointId}`;
    return {
      path: `${paths.checkpointScans(customerId)}/${key}`,
      data: {
        ...shared(shift, at),
        checkpointId,
        scannedAt: at,
        deviceAt: new Date(moment - randomOf(`device/${key}`).int(200, 2500)),
        geo: geoOf(key, result === 'outOfRange'),
        result,
      },
      night,
    };
  });
};

/**
 * The service logs of a round: one for each door.
 * @param hasTags whether the doors have bin tags, which were scanned
 */
export const logDocuments = (
  customerId: string,
  community: Community,
  shift: Shift,
  { doors }: Round,
  hasTags: boolean,
): SeedDocument[] => {
  const night = shift.serviceDate;
  return doors.map(({ index, at: moment, outcome, reason, bagCount }) => {
    const unitId = unitIdOf(community.id, index);
    const at = new Date(moment);
    return {
      path: `${paths.serviceLogs(customerId)}/${night}-${unitId}`,
      data: {
        ...shared(shift, at),
        unitId,
        ...(hasTags && { binTagId: binTagIdOf(unitId) }),
        servicedAt: at,
        outcome,
        reason,
        stream: 'trash',
        bagCount,
        method: hasTags ? 'binTag' : 'manual',
        geo: geoOf(`${night}/${unitId}`, index % 61 === 60),
      },
      night,
    };
  });
};

/**
 * Scans with problems, once each on an earlier night: a checkpoint scanned twice, one of another community, and one from a phone whose
 * clock is a day behind.
 * @param shift whose checkpoint is affected
 * @param foreignCheckpointId of another community
 */
export const faultyScans = (
  customerId: string,
  shift: Shift,
  { scans }: Round,
  foreignCheckpointId: string,
): SeedDocument[] => {
  const [first] = scans;
  if (!first) return [];
  const night = shift.serviceDate;
  const scan = (name: string, minutesLater: number, more: object): SeedDocument => {
    const at = new Date(first.at + minutesLater * 60_000);
    return {
      path: `${paths.checkpointScans(customerId)}/${night}-${shift.communityId}-${name}`,
      data: {
        ...shared(shift, at),
        checkpointId: first.checkpointId,
        scannedAt: at,
        deviceAt: at,
        geo: geoOf(name, false),
        result: 'duplicate',
        ...more,
      },
      night,
    };
  };
  return [
    scan('again', 3, {}),
    scan('elsewhere', 5, {
      checkpointId: foreignCheckpointId,
      geo: geoOf('elsewhere', true),
      result: 'outOfRange',
    }),
    scan('clock', 6, { deviceAt: new Date(first.at - 86_400_000) }),
  ];
};
