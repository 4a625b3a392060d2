import { doorName, type ListedUnit } from 'shared-lib/domain';

type Door = Pick<ListedUnit, 'building' | 'unitNumber'>;

/** How many names of a list are shown. */
const namesSaid = 6;

/** The first of many doors, and how many more there are. */
export const summarizeDoors = (doors: readonly Door[]): { names: string; more: number } => ({
  names: doors.slice(0, namesSaid).map(doorName).join(', '),
  more: Math.max(0, doors.length - namesSaid),
});
