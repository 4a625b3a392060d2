import { paths, withResidentKeys, type Community } from 'shared-lib/domain';
import { firstNames, lastNames, mailPart } from '../names.ts';
import { randomOf, type Random } from '../random.ts';
import type { SeedDocument } from '../seedSet.ts';

const floors = 3;
const doorsPerFloor = 8;
const doorsPerBuilding = floors * doorsPerFloor;
const millisPerDay = 86_400_000;

/** The location of the door with this index: three floors of eight doors per building, buildings lettered. */
export const doorAt = (index: number) => {
  const floor = Math.floor((index % doorsPerBuilding) / doorsPerFloor) + 1;
  return {
    building: String.fromCharCode(65 + Math.floor(index / doorsPerBuilding)),
    floor: String(floor),
    unitNumber: String(floor * 100 + (index % doorsPerFloor) + 1),
  };
};

/** Share of vacant units. */
const vacancy = 0.07;

/** A unit's id by its index within the community, from 0. */
export const unitIdOf = (communityId: string, index: number): string => {
  const { building, unitNumber } = doorAt(index);
  return `${communityId}-${building}-${unitNumber}`;
};

const resident = (random: Random, createdAt: Date) => {
  const name = [random.pick(firstNames), random.pick(lastNames)] as const;
  const smsOptIn = random.chance(0.4);
  return {
    residentName: name.join(' '),
    email: `${name.map(mailPart).join('.')}${random.int(1, 99)}@example.com`,
    phone: `+1${random.int(202, 989)}555${String(random.int(100, 199)).padStart(4, '0')}`,
    language: random.chance(0.15) ? 'es' : 'en',
    smsOptIn,
    ...(smsOptIn ? { smsOptInAt: createdAt, smsOptInSource: 'binTag' } : {}),
  };
};

const randomOfUnit = (customerId: string, unitId: string) => randomOf(`${customerId}/${unitId}`);

/** The served doors of a community, by index from 0: those of vacant units are excluded. */
export const occupiedDoors = (
  customerId: string,
  { id, totalUnits }: Pick<Community, 'id' | 'totalUnits'>,
): ReadonlySet<number> =>
  new Set(
    Array.from({ length: totalUnits }, (_, index) => index).filter(
      (index) => !randomOfUnit(customerId, unitIdOf(id, index)).chance(vacancy),
    ),
  );

/**
 * The documents of all `totalUnits` units of a community.
 * @param createdAt when they were added
 * @param binTagIdOf the id of the tag at a unit's door; absent without tags
 */
export const unitDocuments = (
  customerId: string,
  community: Community,
  createdAt: Date,
  binTagIdOf?: (unitId: string) => string,
): SeedDocument[] =>
  Array.from({ length: community.totalUnits }, (_, index) => {
    const id = unitIdOf(community.id, index);
    const random = randomOfUnit(customerId, id);
    // The first random draw, as in `occupiedDoors`.
    const isVacant = random.chance(vacancy);
    return {
      path: `${paths.units(customerId)}/${id}`,
      data: {
        communityId: community.id,
        ...doorAt(index),
        ...(isVacant ? {} : withResidentKeys(resident(random, createdAt))),
        ...(binTagIdOf && { binTagId: binTagIdOf(id) }),
        status: isVacant ? 'vacant' : 'active',
        moveInDate: new Date(createdAt.getTime() - random.int(10, 900) * millisPerDay)
          .toISOString()
          .slice(0, 10),
        createdAt,
        createdBy: customerId,
      },
    };
  });
