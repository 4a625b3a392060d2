import { randomOf, type Random } from '../seed/random.ts';
import type { Scene } from '../seed/pictures/scenes.ts';
import { shiftIdOf } from '../seed/nights/shiftsOfNight.ts';
import { compactorScenes, type FieldAction, type FieldShift, type StartedShift } from './fieldAction.ts';
import { makeImplausible, type Implausible } from './implausible.ts';

const millisPerSecond = 1000;
const millisPerMinute = 60_000;

/** A specialist who never shows up has no acts. */
export type Character = 'punctual' | 'late' | 'forgetful' | 'absent' | 'offline' | Implausible;

/** The violation types that the demo has pictures of. */
const scenes = ['loose-trash', 'no-bin', 'bulk-item', 'leaking-bag'] as const satisfies readonly Scene[];

/** Among this many specialists, each character occurs once, and the others are punctual. */
const specialistCount = 20;

/** The minimum number of specialists for each character to occur; with fewer, there would be little to see. */
const minSpecialistsFor = {
  late: 2,
  forgetful: 3,
  absent: 4,
  offline: 5,
  hasty: 7,
  copying: 8,
  farAway: 9,
  slowClock: 10,
} as const;

const isImplausible = (character: Character): character is Implausible =>
  ['hasty', 'copying', 'farAway', 'slowClock'].includes(character);

/**
 * Each specialist's character, random by seed.
 * @returns by ID
 */
export const characterByMember = (
  memberIds: readonly string[],
  seed: number,
): ReadonlyMap<string, Character> => {
  const drawn = memberIds
    .map((id) => ({ id, lot: randomOf(`live/${seed}/${id}`).int(0, 1_000_000) }))
    .sort((a, b) => a.lot - b.lot || (a.id < b.id ? -1 : 1));
  const odd = (Object.keys(minSpecialistsFor) as (keyof typeof minSpecialistsFor)[]).filter(
    (one) => drawn.length >= minSpecialistsFor[one],
  );
  return new Map(drawn.map(({ id }, place) => [id, odd[place % specialistCount] ?? 'punctual']));
};

const outcomeOf = (random: Random) =>
  random.chance(0.8) ? 'collected' : random.chance(0.85) ? 'notOut' : 'notCollected';

/** Takes the phone offline from one third of the route to two thirds. */
const takeOffline = (actions: readonly FieldAction[]): readonly FieldAction[] => {
  const signal = (isOnline: boolean, after: number): FieldAction[] => {
    const act = actions[after];
    if (act === undefined) return [];
    const { at, memberId, communityId, propertyName, serviceDate, shiftReportId, gate } = act;
    return [
      { at, memberId, communityId, propertyName, serviceDate, shiftReportId, gate, kind: 'signal', isOnline },
    ];
  };
  const [lost, found] = [Math.floor(actions.length / 3), Math.floor((2 * actions.length) / 3)];
  return [
    ...actions.slice(0, lost + 1),
    ...signal(false, lost),
    ...actions.slice(lost + 1, found + 1),
    ...signal(true, found),
    ...actions.slice(found + 1),
  ];
};

/** One shift's route, and when it ends. */
const roundOf = (
  shift: FieldShift,
  begin: number,
  isForgotten: boolean,
  random: Random,
): { readonly actions: FieldAction[]; readonly end: number } => {
  const { memberId, communityId, propertyName, serviceDate, units, checkpointIds, typeIds, features, gate } =
    shift;
  const shared = { memberId, communityId, propertyName, serviceDate, gate, shiftReportId: shiftIdOf(shift) };
  const actions: FieldAction[] = [{ ...shared, kind: 'clockIn', at: begin }];
  let now = begin + 2 * millisPerMinute;
  let scans = 0;
  let violations = 0;
  const withViolation = random.int(0, Math.max(0, units.length - 1));
  const scanWhen = (done: number) => {
    while (scans < checkpointIds.length && done * (checkpointIds.length + 1) >= (scans + 1) * units.length) {
      const checkpointId = checkpointIds[scans] ?? '';
      scans += 1;
      now += random.int(20, 60) * millisPerSecond;
      const scene = shift.photographedIds.includes(checkpointId) ? ('compactor-half' as const) : null;
      actions.push({ ...shared, kind: 'scan', at: now, number: scans, checkpointId, scene });
    }
  };
  units.forEach(({ id: unitId, binTagId }, index) => {
    now += random.int(15, 35) * millisPerSecond;
    const outcome = outcomeOf(random);
    const bagCount = outcome === 'collected' ? random.int(1, 3) : 0;
    actions.push({
      ...shared,
      kind: 'door',
      at: now,
      number: index + 1,
      unitId,
      binTagId,
      outcome,
      bagCount,
    });
    if (typeIds.length > 0 && (index === withViolation || random.chance(0.02))) {
      violations += 1;
      now += random.int(20, 50) * millisPerSecond;
      const scene = random.pick(scenes);
      const typeId = typeIds.includes(scene) ? scene : random.pick(typeIds);
      const severity = random.pick(['low', 'medium', 'high'] as const);
      actions.push({
        ...shared,
        kind: 'violation',
        at: now,
        number: violations,
        unitId,
        typeId,
        severity,
        scene,
      });
    }
    scanWhen(index + 1);
  });
  scanWhen(units.length);
  now += random.int(60, 150) * millisPerSecond;
  const compactorLevel = random.pick(['empty', 'half', 'half', 'full', 'overflow'] as const);
  const scene = features.compactorPhotos ? compactorScenes[compactorLevel] : null;
  const claim = features.propertyClaims ? 'leaking-bag' : null;
  actions.push({ ...shared, kind: 'submit', at: now, compactorLevel, scene, claim });
  now += millisPerMinute;
  if (!isForgotten) actions.push({ ...shared, kind: 'clockOut', at: now });
  return { actions, end: now };
};

/** A specialist's acts on one shift. */
export interface Round {
  readonly memberId: string;
  readonly propertyName: string;
  /** By time. */
  readonly actions: readonly FieldAction[];
}

/** When a specialist clocks in at a community: when its service starts, or once they are free. */
const clockInTime = (start: number, delay: number, freeAt: number): number =>
  Math.max(start + delay * millisPerMinute, freeAt);

/** The rest of a route that others recorded part of. It ends now, like every night played fast. */
const endingNow = (
  { actions, end }: { readonly actions: readonly FieldAction[]; readonly end: number },
  now: number,
): { readonly actions: readonly FieldAction[]; readonly end: number } => {
  const later = Math.max(0, now - end);
  return {
    actions: actions.map((act) => (act.kind === 'clockIn' ? act : { ...act, at: act.at + later })),
    end: end + later,
  };
};

/**
 * A whole night, route by route: what each specialist does and when, from the start of each community's service. The same seed and shifts
 * give the same night, so an interrupted one continues where it stopped, with the same IDs. Shifts already started are neither late nor
 * absent anymore.
 * @param shifts of all specialists; each one's are served in the given order
 * @param now epoch milliseconds
 * @returns by specialist, in order
 */
export const nightRounds = (shifts: readonly StartedShift[], seed: number, now: number): readonly Round[] => {
  const members = [...new Set(shifts.map(({ memberId }) => memberId))];
  const characters = characterByMember(members, seed);
  return members.flatMap((memberId) => {
    const character = characters.get(memberId) ?? 'punctual';
    const own = shifts.filter((shift) => shift.memberId === memberId);
    let freeAt = -Infinity;
    return own.flatMap((shift, index): Round[] => {
      const { propertyName, start, begun } = shift;
      if (character === 'absent' && begun === null) return [];
      const random = randomOf(`live/${seed}/${memberId}/${shift.communityId}`);
      const isLate = character === 'late' && index === 0;
      const delay = isLate ? random.int(14, 40) : random.int(0, 6);
      const begin = begun?.at ?? clockInTime(start, delay, freeAt);
      const isForgotten = character === 'forgetful' && index === own.length - 1;
      const planned = roundOf(shift, begin, isForgotten, random);
      const { actions, end } = begun?.hasForeignRecords ? endingNow(planned, now) : planned;
      // Travel to the next community.
      freeAt = end + random.int(8, 15) * millisPerMinute;
      const isOffline = character === 'offline' && index === 0;
      const played = isImplausible(character) ? makeImplausible(actions, character) : actions;
      return [{ memberId, propertyName, actions: isOffline ? takeOffline(played) : played }];
    });
  });
};

/** An act and the played time at which it is done, in milliseconds. */
export interface ScheduledAction {
  readonly act: FieldAction;
  readonly after: number;
}

/** When each act is due on the played clock, which skips the time between routes. */
const skipIdleTime = (actions: readonly FieldAction[]): ScheduledAction[] => {
  const endOf = new Map(actions.map(({ shiftReportId, at }) => [shiftReportId, at]));
  let [after, before, busyUntil] = [0, actions[0]?.at ?? 0, -Infinity];
  return actions.map((act) => {
    if (act.at <= busyUntil) after += act.at - before;
    before = act.at;
    busyUntil = Math.max(busyUntil, endOf.get(act.shiftReportId) ?? act.at);
    return { act, after };
  });
};

/** How to play a night from a given moment. */
export interface PlayPlan {
  /** The acts that are due, sorted by time and then specialist: the routes in progress and those started by their communities' hours. */
  readonly actions: readonly ScheduledAction[];
  /** Duration in milliseconds of played time. */
  readonly length: number;
  /** Later routes, each specialist's in order. */
  readonly upcomingRoutes: readonly Round[];
}

/**
 * The rest of a night, in playing order. The played clock skips time without a route in progress.
 * @param isLeft whether an act is still to be done
 * @param now epoch milliseconds
 */
export const playPlan = (
  rounds: readonly Round[],
  isLeft: (act: FieldAction) => boolean,
  now: number,
): PlayPlan => {
  const left = rounds
    .map((round) => ({ ...round, actions: round.actions.filter(isLeft) }))
    .filter(({ actions }) => actions.some(({ kind }) => kind !== 'signal'));
  const isToCome = ({ actions: [first] }: Round) => first?.kind === 'clockIn' && first.at > now;
  const actions = skipIdleTime(
    left
      .filter((round) => !isToCome(round))
      .flatMap((round) => round.actions)
      .sort((a, b) => a.at - b.at || (a.memberId < b.memberId ? -1 : 1)),
  );
  return { actions, length: actions.at(-1)?.after ?? 0, upcomingRoutes: left.filter(isToCome) };
};

/**
 * The message while no route is in progress: when the next one begins, or that none is left.
 * @param toCome routes that haven't begun
 * @param now epoch milliseconds
 */
export const describeRest = (toCome: readonly Round[], now: number): string => {
  const beginOf = ({ actions: [first] }: Round): number => first?.at ?? now;
  const [next] = toCome.toSorted((a, b) => beginOf(a) - beginOf(b));
  if (next === undefined) return 'Nothing is left to play tonight.';
  const minutes = Math.max(1, Math.ceil((beginOf(next) - now) / millisPerMinute));
  const hours = Math.floor(minutes / 60);
  const wait = hours > 0 ? `${hours} hr ${minutes % 60} min` : `${minutes} min`;
  const shifts = toCome.length === 1 ? '1 shift starts' : `${toCome.length} shifts start`;
  return `No one is on the clock now. ${shifts} later tonight; the next is at ${next.propertyName} in ${wait}.`;
};

/**
 * Shifts that all begin at the same time, regardless of their communities' hours, to measure how much can be played at once.
 * @param begin epoch milliseconds
 */
export const startAllAt = (shifts: readonly StartedShift[], begin: number): StartedShift[] =>
  shifts.map((shift) => ({ ...shift, start: begin }));
