import {
  addDays,
  currentLog,
  doorName,
  doorNameKey,
  localDate,
  serviceNight,
  serviceOn,
  serviceOutcomes,
  serviceReasons,
  type Community,
  type ServiceLog,
} from 'shared-lib/domain';
import * as z from 'shared-lib/domain/schema';
import { calendarDate } from 'shared-lib/domain/schema';

/**
 * The result at one door on one night: the outcome of its visit, or why there was none. `unrecorded` makes
 * no claim: service was scheduled, and the door has no record. `pending` is the same while the night isn't over.
 */
export const doorResults = [...serviceOutcomes, 'off', 'closed', 'pending', 'unrecorded'] as const;

/** One door's night as outsiders see it: no person, and no id that would reveal one. */
export const doorResultSchema = z.object({
  date: calendarDate,
  result: z.enum(doorResults),
  reason: z.nullable(z.enum(serviceReasons)),
  /** Epoch milliseconds. */
  servedAt: z.nullable(z.int()),
});

export type DoorResult = z.output<typeof doorResultSchema>;

/** How many nights a bin tag's page shows. */
export const shownDoorNights = 7;

/** Log entries read for one door and night: more than it has, including corrections. */
export const maxDoorLogs = 50;

type Log = Pick<ServiceLog, 'id' | 'serviceDate' | 'servicedAt' | 'corrected' | 'outcome' | 'reason'>;
type Served = Pick<Community, 'serviceDays' | 'noServiceDates' | 'pastPlans' | 'timezone' | 'createdAt'>;

/** Nights before a community was added had no service. */
const unvisited = (community: Served, date: string, tonight: string): DoorResult['result'] => {
  const { createdAt, timezone } = community;
  if (createdAt !== null && date < localDate(createdAt, timezone)) return 'off';
  const service = serviceOn(community, date);
  if (service !== 'scheduled') return service;
  return date < tonight ? 'unrecorded' : 'pending';
};

/**
 * A door's night, from the entry that counts, or from the plan that applied.
 * @param date `YYYY-MM-DD`
 * @param logs the door's entries of that night
 * @param now epoch milliseconds
 */
export const doorResultOf = (
  community: Served,
  date: string,
  logs: readonly Log[],
  now: number,
): DoorResult => {
  const log = currentLog(logs);
  if (log !== null) {
    const { outcome, reason, servicedAt } = log;
    return { date, result: outcome, reason, servedAt: servicedAt };
  }
  const tonight = serviceNight(now, community.timezone);
  return { date, result: unvisited(community, date, tonight), reason: null, servedAt: null };
};

/**
 * The first and last night that a bin tag's page may show: one more than it shows, because tonight only counts
 * once the door has a record.
 * @param now epoch milliseconds
 */
export const doorNightsSpan = (timezone: string, now: number): { from: string; to: string } => {
  const to = serviceNight(now, timezone);
  return { from: addDays(to, -shownDoorNights), to };
};

/**
 * A door's last nights, the latest first: tonight once the door has a record.
 * @param logs the door's entries of `doorNightsSpan`
 * @param now epoch milliseconds
 */
export const lastDoorNights = (community: Served, logs: readonly Log[], now: number): DoorResult[] => {
  const { to: tonight } = doorNightsSpan(community.timezone, now);
  const nights = Array.from({ length: shownDoorNights + 1 }, (_, back) => {
    const date = addDays(tonight, -back);
    const ofNight = logs.filter(({ serviceDate }) => serviceDate === date);
    return doorResultOf(community, date, ofNight, now);
  });
  const isTonightKnown = serviceOutcomes.some((outcome) => outcome === nights[0]!.result);
  const first = isTonightKnown ? 0 : 1;
  return nights.slice(first, first + shownDoorNights);
};

/** A door that matches a typed name. */
export interface FoundDoor {
  readonly id: string;
  readonly name: string;
}

/** Maximum number of doors offered for one typed number: one in each building. */
export const maxFoundDoors = 50;

/**
 * The doors that match a typed name: those with that full name, however it is spelled (`a-204`, `A/204`), or
 * else those with that number in any building.
 * @param units all units of a community
 */
export const findDoors = (
  units: readonly { readonly id: string; readonly building: string | null; readonly unitNumber: string }[],
  typed: string,
): readonly FoundDoor[] => {
  const wanted = doorNameKey(typed);
  if (wanted === '') return [];
  const found = (fits: (unit: (typeof units)[number]) => boolean): FoundDoor[] =>
    units
      .filter(fits)
      .slice(0, maxFoundDoors)
      .map((unit) => ({ id: unit.id, name: doorName(unit) }));
  const named = found((unit) => doorNameKey(doorName(unit)) === wanted);
  return named.length > 0 ? named : found(({ unitNumber }) => doorNameKey(unitNumber) === wanted);
};
