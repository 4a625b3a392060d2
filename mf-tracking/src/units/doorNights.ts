import {
  addDays,
  isServed,
  monthOf,
  serviceOutcomes,
  type DoorMonth,
  type DoorOnNight,
  type ListedUnit,
} from 'shared-lib/domain';

export const doorStates = [...serviceOutcomes, 'none'] as const;

/** The result at a door on a night; `none` without a record. */
export type DoorState = (typeof doorStates)[number];

/** The states of a door in a night's grid: a vacant or paused unit is not expected to be served. */
export const gridStates = [...doorStates, 'idle'] as const;

export type GridState = (typeof gridStates)[number];

/** A unit with its result on one night. */
export interface NightDoor extends ListedUnit {
  readonly state: GridState;
  readonly reason: DoorOnNight['reason'];
}

/**
 * A community's units with their results, in the given order. Whether a unit is served is only known for
 * today.
 */
export function nightDoors(units: readonly ListedUnit[], recorded: readonly DoorOnNight[]): NightDoor[] {
  const byId = new Map(recorded.map((door) => [door.id, door]));
  return units.map((unit) => {
    const door = byId.get(unit.id);
    const isIdle = countActive([unit]) === 0;
    return { ...unit, state: door?.outcome ?? (isIdle ? 'idle' : 'none'), reason: door?.reason ?? null };
  });
}

/** How many doors have each state. */
export const countStates = (doors: readonly Pick<NightDoor, 'state'>[]): Record<GridState, number> => {
  const counts = { collected: 0, notOut: 0, notCollected: 0, none: 0, idle: 0 };
  for (const { state } of doors) counts[state] += 1;
  return counts;
};

/** How many doors have a record of the night. */
export const countRecorded = (counts: Record<GridState, number>): number =>
  serviceOutcomes.reduce((sum, outcome) => sum + counts[outcome], 0);

/** How many of a community's doors were served on a night. */
export const countServed = (counts: Record<GridState, number>): number =>
  serviceOutcomes.filter(isServed).reduce((sum, outcome) => sum + counts[outcome], 0);

/** How many doors were expected: all except vacant and paused ones, as a shift report counts its units. */
export const expectedOf = ({ collected, notOut, notCollected, none }: Record<GridState, number>): number =>
  collected + notOut + notCollected + none;

/** Whole percentage of some doors; null if there are none. Never 100 while one is missing. */
export const percentOf = (part: number, all: number): number | null =>
  all === 0 ? null : Math.floor((Math.min(part, all) / all) * 100);

const dayOf = (month: string, index: number) => `${month}-${String(index + 1).padStart(2, '0')}`;

/**
 * How many doors were expected on a night, according to its reports; null if unknown.
 * @param date `YYYY-MM-DD`
 */
export const expectedOn = (months: readonly DoorMonth[], date: string): number | null =>
  months.find(({ month }) => month === monthOf(date))?.expected?.[Number(date.slice(8)) - 1] ?? null;

/** How many doors are expected today: all except vacant and paused ones. */
export const countActive = (units: readonly Pick<ListedUnit, 'status'>[]): number =>
  units.filter(({ status }) => status !== 'vacant' && status !== 'paused').length;

/**
 * The percentage of expected doors that were served, by date, for each night in some months that has any
 * record.
 * @param activeNow how many doors are expected today, for nights without a number from a report
 */
export function percentByNight(months: readonly DoorMonth[], activeNow: number): Map<string, number | null> {
  const served = new Map<string, number>();
  for (const { month, doors } of months) {
    for (const { nights } of doors) {
      nights.forEach((night, index) => {
        if (!night) return;
        const date = dayOf(month, index);
        served.set(date, (served.get(date) ?? 0) + Number(isServed(night.outcome)));
      });
    }
  }
  return new Map(
    Array.from(served, ([date, part]) => [date, percentOf(part, expectedOn(months, date) ?? activeNow)]),
  );
}

/** The last night in some months that has any record, `YYYY-MM-DD`; null for none. */
export const lastRecorded = (months: readonly DoorMonth[]): string | null =>
  [...percentByNight(months, 0).keys()].toSorted().at(-1) ?? null;

/** One door's results, by date, for each night in some months that has a record of it. */
export const nightsOfDoor = (months: readonly DoorMonth[], unitId: string): Map<string, DoorState> =>
  new Map(
    months.flatMap(({ month, doors }) =>
      (doors.find(({ id }) => id === unitId)?.nights ?? []).flatMap((night, index) =>
        night ? [[dayOf(month, index), night.outcome] as const] : [],
      ),
    ),
  );

/**
 * Consecutive months.
 * @param last `YYYY-MM`
 * @param count how many, including the last
 * @returns `YYYY-MM`, the earliest first
 */
export const monthsUpTo = (last: string, count: number): string[] => {
  const months = [last];
  while (months.length < count) months.unshift(addDays(`${months[0]}-01`, -1).slice(0, 7));
  return months;
};

/** How many months are shown at first, and added each time. */
export const monthsAtOnce = 3;
