import { doorName, doorNameKey, paths, shards, unitListSchema } from 'shared-lib/domain';
import { findDoors, type FoundDoor } from 'mf-communities/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { recordOf } from 'backend/kernel/records.ts';

/** The names of a community's doors, and nothing else about its units. */
export interface DoorNames {
  /** A unit's name; a dash for a deleted one. */
  readonly nameOf: (unitId: string) => string;
  /** The ids of units with that name, however it is spelled: `a-203`, `A/203` and `203` alike. */
  readonly idsOf: (typed: string) => ReadonlySet<string>;
  /** As `findDoors` finds them. */
  readonly find: (typed: string) => readonly FoundDoor[];
}

/** Reads the names of a community's doors, from the summary of its units. */
export const readDoorNames = async (customerId: string, communityId: string): Promise<DoorNames> => {
  const found = await firestore().getAll(
    ...shards.map((shard) => firestore().doc(paths.unitListShard(customerId, communityId, shard))),
  );
  const units = found.flatMap((shard) => recordOf(unitListSchema, shard)?.entries ?? []);
  const names = new Map(units.map((unit) => [unit.id, doorName(unit)]));
  return {
    nameOf: (unitId) => names.get(unitId) ?? '–',
    idsOf: (typed) => {
      const wanted = doorNameKey(typed);
      return new Set(
        units.flatMap((unit) =>
          doorNameKey(doorName(unit)) === wanted || doorNameKey(unit.unitNumber) === wanted ? [unit.id] : [],
        ),
      );
    },
    find: (typed) => findDoors(units, typed),
  };
};
