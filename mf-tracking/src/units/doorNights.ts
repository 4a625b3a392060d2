import type { DoorMonth, DoorOnNight, ListedUnit } from 'shared-lib/domain';

export const doorStates = ['collected', 'notOut', 'notCollected', 'none'] as const;

/** What happened at a door on a night; `none` where nothing was recorded. */
export type DoorState = (typeof doorStates)[number];

/** The states of a door in the grid of a night: nobody is expected at one that is vacant or paused. */
export const gridStates = [...doorStates, 'idle'] as const;

export type GridState = (typeof gridStates)[number];

/** A unit with what happened at its door on one night. */
export interface NightDoor extends ListedUnit {
  readonly state: GridState;
  readonly reason: DoorOnNight['reason'];
}

/** The units of a community with what happened at their doors, in the order given. Whether one is served is known of today alone. */
export function nightDoors(units: readonly ListedUnit[], recorded: readonly DoorOnNight[]): NightDoor[] {
  const byId = new Map(recorded.map((door) => [door.id, door]));
  return units.map((unit) => {
    const door = byId.get(unit.id);
    const isIdle = unit.status === 'vacant' || unit.status === 'paused';
    return { ...unit, state: door?.outcome ?? (isIdle ? 'idle' : 'none'), reason: door?.reason ?? null };
  });
}

/** How many doors there are of each state. */
export const countStates = (doors: readonly Pick<NightDoor, 'state'>[]): Record<GridState, number> => {
  const counts = { collected: 0, notOut: 0, notCollected: 0, none: 0, idle: 0 };
  for (const { state } of doors) counts[state] += 1;
  return counts;
};

/** How many doors of a community were served on a night: somebody was there, and left nothing that should have been taken. */
export const servedOf = ({ collected, notOut }: Record<GridState, number>): number => collected + notOut;

/** How many doors were to be served: all but those that are vacant or paused, as a shift report counts its units. */
export const expectedOf = ({ collected, notOut, notCollected, none }: Record<GridState, number>): number =>
  collected + notOut + notCollected + none;

/** Whole percent of some doors; null where there are none. Never 100 while one is missing. */
export const percentOf = (part: number, all: number): number | null =>
  all === 0 ? null : Math.floor((Math.min(part, all) / all) * 100);

const dayOf = (month: string, index: number) => `${month}-${String(index + 1).padStart(2, '0')}`;

/** How many doors were served on each night of some months that has any record, by its date. */
export function servedByNight(months: readonly DoorMonth[]): Map<string, number> {
  const served = new Map<string, number>();
  for (const { month, doors } of months) {
    for (const { nights } of doors) {
      nights.forEach((night, index) => {
        if (!night) return;
        const date = dayOf(month, index);
        served.set(date, (served.get(date) ?? 0) + (night.outcome === 'notCollected' ? 0 : 1));
      });
    }
  }
  return served;
}

/** What happened at one door on each night of some months that has a record of it, by its date. */
export const nightsOfDoor = (months: readonly DoorMonth[], unitId: string): Map<string, DoorState> =>
  new Map(
    months.flatMap(({ month, doors }) =>
      (doors.find(({ id }) => id === unitId)?.nights ?? []).flatMap((night, index) =>
        night ? [[dayOf(month, index), night.outcome] as const] : [],
      ),
    ),
  );
