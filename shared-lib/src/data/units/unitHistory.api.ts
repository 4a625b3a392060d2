import { limit, orderBy, query, where, type Query } from 'firebase/firestore';
import {
  residentMessageSchema,
  doorName,
  paths,
  serviceLogSchema,
  violationSchema,
  type Unit,
} from '../../domain/index.ts';
import { documentsAt, liveCollection } from '../liveHooks.ts';

/** How many of the latest records of each kind a unit's page reads. */
export const unitHistoryLength = 20;

const latest = (requested: Query, field: string) =>
  query(requested, orderBy(field, 'desc'), limit(unitHistoryLength));

const ofUnit = (path: string, unitId: string) =>
  latest(documentsAt(path, where('unitId', '==', unitId)), 'serviceDate');

/** The latest nights at a unit's door, live, newest first. */
export const useServiceLogsOf = liveCollection('listenToServiceLogsOf', {
  schema: serviceLogSchema,
  query: (customerId, unitId: string) => ofUnit(paths.serviceLogs(customerId), unitId),
});

/** A unit's latest violations, live, newest first. */
export const useViolationsOf = liveCollection('listenToViolationsOf', {
  schema: violationSchema,
  query: (customerId, unitId: string) => ofUnit(paths.violations(customerId), unitId),
});

/** Residents write the unit's name with or without its building. */
const namesOf = ({ building, unitNumber }: Door) =>
  building === null
    ? [unitNumber]
    : [
        unitNumber,
        doorName({ building, unitNumber }),
        `${building} ${unitNumber}`,
        `${building}${unitNumber}`,
      ];

type Door = Pick<Unit, 'communityId' | 'building' | 'unitNumber'>;

/** The latest messages from a unit's residents on the public page, live, newest first. */
export const useSubmissionsOf = liveCollection('listenToSubmissionsOf', {
  schema: residentMessageSchema,
  query: (customerId, { communityId, building, unitNumber }: Door) =>
    latest(
      documentsAt(
        paths.contactSubmissions(customerId),
        where('communityId', '==', communityId),
        where('unitNumber', 'in', namesOf({ communityId, building, unitNumber })),
      ),
      'createdAt',
    ),
});
