import { limit, orderBy, query, where, type Query } from 'firebase/firestore';
import {
  contactSubmissionSchema,
  doorName,
  paths,
  serviceLogSchema,
  violationSchema,
  type Unit,
} from '../../domain/index.ts';
import { documentsAt, liveCollection } from '../liveHooks.ts';

/** How many records of each kind a unit's page reads: the latest. */
export const unitHistoryLength = 20;

const latest = (asked: Query, field: string) =>
  query(asked, orderBy(field, 'desc'), limit(unitHistoryLength));

const ofUnit = (path: string, unitId: string) =>
  latest(documentsAt(path, where('unitId', '==', unitId)), 'serviceDate');

/** What happened at a unit's door on its latest nights, live, the newest first. */
export const useServiceLogsOf = liveCollection('listenToServiceLogsOf', {
  schema: serviceLogSchema,
  query: (customerId, unitId: string) => ofUnit(paths.serviceLogs(customerId), unitId),
});

/** The latest violations of a unit, live, the newest first. */
export const useViolationsOf = liveCollection('listenToViolationsOf', {
  schema: violationSchema,
  query: (customerId, unitId: string) => ofUnit(paths.violations(customerId), unitId),
});

/** A resident who writes names the unit in their own way: with its building or without. */
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

/** The latest that residents of a unit wrote by the public page, live, the newest first. */
export const useSubmissionsOf = liveCollection('listenToSubmissionsOf', {
  schema: contactSubmissionSchema,
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
