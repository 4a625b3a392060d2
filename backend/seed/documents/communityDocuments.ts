import {
  communitySchema,
  paths,
  readDocument,
  type AssignedAgent,
  type Community,
  type Weekday,
} from 'shared-lib/domain';
import { firstNames, lastNames, mailPart, streets } from '../names.ts';
import { randomOf } from '../random.ts';
import { onlyFields, type SeedDocument } from '../seedSet.ts';
import { hoursFrom } from '../nights/serviceHours.ts';

/** A community as the seed describes one. */
export interface SeedCommunity {
  readonly id: string;
  readonly propertyName: string;
  readonly slug: string;
  readonly serviceDays: readonly Weekday[];
  readonly totalUnits: number;
  readonly place: SeedPlace;
  /** Absent for service at 8 PM. */
  readonly serviceStart?: string;
  readonly districtManagerId?: string;
  readonly noServiceDates?: readonly string[];
}

/** A city with coordinates. */
export interface SeedPlace {
  readonly city: string;
  readonly timezone: string;
  readonly lat: number;
  readonly lng: number;
}

const rules = [
  'Tie every bag. We don’t collect loose trash.',
  'Use the bin provided. Don’t leave bags on the floor.',
  'No bulk items, paint, batteries or glass.',
  'Break cardboard down and keep it dry.',
];

/**
 * The document of a community.
 * @param createdAt when the owner added it
 */
export const communityDocument = (
  customerId: string,
  community: SeedCommunity,
  createdAt: Date,
): SeedDocument => {
  const { id, place, serviceStart = '20:00', districtManagerId, noServiceDates = [], ...fields } = community;
  const random = randomOf(`${customerId}/${id}`);
  const contact = [random.pick(firstNames), random.pick(lastNames)] as const;
  return {
    path: paths.community(customerId, id),
    data: {
      ...fields,
      ...(districtManagerId === undefined ? {} : { districtManagerId }),
      address: `${random.int(10, 990)} ${random.pick(streets)}, ${place.city}`,
      timezone: place.timezone,
      ...hoursFrom(serviceStart),
      geofence: {
        lat: place.lat + random.int(-400, 400) / 10_000,
        lng: place.lng + random.int(-400, 400) / 10_000,
        radiusM: 250,
      },
      rules,
      noServiceDates,
      contactName: contact.join(' '),
      contactEmail: `${contact.map(mailPart).join('.')}@${community.slug}.example`,
      contactPhone: `+1${random.int(202, 989)}555${String(random.int(100, 199)).padStart(4, '0')}`,
      ratePerDoorCents: random.int(11, 18) * 100,
      createdAt,
      updatedAt: createdAt,
      createdBy: customerId,
    },
  };
};

/** The hours of communities, updated for another day's records. */
export const hoursOf = (communities: readonly SeedDocument[]): SeedDocument[] =>
  communities.map((community) =>
    onlyFields(community, ['setOutStart', 'setOutEnd', 'serviceStart', 'binInBy']),
  );

/** @param time `HH:mm` */
const hourBefore = (time: string): string =>
  `${String((Number(time.slice(0, 2)) + 23) % 24).padStart(2, '0')}${time.slice(2)}`;

/** A community's access details, and their change history. */
export const communityDetailDocuments = (
  customerId: string,
  { id, propertyName, binInBy }: Pick<Community, 'id' | 'propertyName' | 'binInBy'>,
  createdAt: Date,
): SeedDocument[] => {
  const random = randomOf(`access/${customerId}/${id}`);
  const log = paths.communityActivity(customerId, id);
  const line = (name: string, days: number, act: string, changes: object[]) => ({
    path: `${log}/${name}`,
    data: { act, by: customerId, at: new Date(createdAt.getTime() + days * 86_400_000), changes },
  });
  return [
    {
      path: paths.communityAccess(customerId, id),
      data: {
        gateCode: `#${random.int(1000, 9999)}`,
        compactorCode: String(random.int(100_000, 999_999)),
        accessNotes: `${propertyName}: visitors’ parking is left of the gate.`,
      },
    },
    line('added', 0, 'added', []),
    line('rules', 21, 'edited', [
      { field: 'rules', added: rules.slice(3), removed: [], addedCount: 1, removedCount: 0 },
    ]),
    line('times', 34, 'edited', [
      { field: 'binInBy', from: hourBefore(binInBy), to: binInBy },
      { field: 'gateCode' },
    ]),
  ];
};

/**
 * A seeded community as the app reads it.
 * @throws Error when the seed doesn't fit the schema
 */
export const communityOf = ({ path, data }: SeedDocument): Community => {
  const result = readDocument(communitySchema, path, data);
  if (!result.ok) throw new Error(result.error);
  return result.value;
};

/** A member's regular assignments to a community on these days. */
export const assignedAgentsOf = (
  customerId: string,
  communityId: string,
  days: readonly Weekday[],
  memberId: string,
): AssignedAgent[] => days.map((day) => ({ id: day, day, communityId, customerId, memberId }));

/** The document of a regular assignment. */
export const assignedAgentDocument = ({ id, ...data }: AssignedAgent): SeedDocument => ({
  path: paths.assignedAgent(data.customerId, data.communityId, id),
  data,
});
