import type { AssignedAgent } from '../community/assignedAgent.ts';
import type { Community } from '../community/community.ts';
import { defaultTimeZone } from '../base/constants.ts';
import { localDate } from '../base/serviceNight.ts';
import type { Weekday } from '../base/weekday.ts';
import type { Tier } from './teamMember.ts';

/**
 * The facts for deciding a deactivation. List entries may have any shape, as stored, so a damaged entry doesn't
 * protect the member's others.
 */
export interface DeactivationFacts<Request = unknown> {
  readonly communities: readonly Pick<Community, 'id' | 'timezone' | 'districtManagerId'>[];
  readonly assignedAgents: readonly Pick<AssignedAgent, 'communityId' | 'day' | 'memberId'>[];
  /** Records of `schedule/{date}`. */
  readonly scheduleNights: readonly { readonly id: string; readonly schedule: readonly unknown[] }[];
  readonly requestRecords: readonly { readonly id: string; readonly requests: readonly Request[] }[];
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Everything linked to a member that deactivating them removes (spec section 4). */
export interface Deactivation<Request = unknown> {
  readonly regular: readonly Pick<AssignedAgent, 'communityId' | 'day'>[];
  /** The communities whose district manager the member is. */
  readonly manages: readonly string[];
  /** Shifts that the schedule assigns to the member, dated today and later in each community's time zone. */
  readonly shifts: readonly { readonly communityId: string; readonly serviceDate: string }[];
  /** Pending requests, whatever their date. */
  readonly requests: readonly Request[];
}

/** A write of a deactivation to one document. It replaces only the fields it names. */
export type DeactivationWrite =
  /** Null deletes the record. */
  | {
      readonly kind: 'assignedAgent';
      readonly communityId: string;
      readonly day: Weekday;
      readonly memberId: string | null;
    }
  | {
      readonly kind: 'community';
      readonly communityId: string;
      readonly districtManagerId: string | null;
    }
  | { readonly kind: 'scheduleNight'; readonly serviceDate: string; readonly schedule: readonly unknown[] }
  | { readonly kind: 'requestRecord'; readonly recordId: string; readonly requests: readonly unknown[] };

type Fields = Readonly<Record<string, unknown>>;

export const fieldsOf = (entry: unknown): Fields =>
  typeof entry === 'object' && entry !== null ? (entry as Fields) : {};

/** Whether a tier oversees communities (spec section 6): a Collection Specialist works in the field. */
export const canOversee = (tier: Tier): boolean => tier !== 'Collection Specialist';

/** Identifies the list entries that the member loses. */
export const ownEntries = (memberId: string, { communities, now }: DeactivationFacts) => {
  const zones = new Map<unknown, string>(communities.map(({ id, timezone }) => [id, timezone]));
  const todays = new Map<string, string>();
  const todayIn = (zone: string): string => {
    const today = todays.get(zone) ?? localDate(now, zone);
    todays.set(zone, today);
    return today;
  };
  return {
    isShift: (entry: unknown, serviceDate: string): boolean => {
      const { communityId, newAgentId } = fieldsOf(entry);
      return newAgentId === memberId && serviceDate >= todayIn(zones.get(communityId) ?? defaultTimeZone);
    },
    isRequest: (entry: unknown): boolean => {
      const { userId, status } = fieldsOf(entry);
      return userId === memberId && status === 'pending';
    },
  };
};

/** The effects of deactivating a member, as listed in the confirmation (spec section 4). */
export const deactivationOf = <Request>(
  memberId: string,
  facts: DeactivationFacts<Request>,
): Deactivation<Request> => {
  const { isShift, isRequest } = ownEntries(memberId, facts);
  const shiftsOf = ({ id, schedule }: DeactivationFacts['scheduleNights'][number]) => {
    const own = schedule.filter((entry) => isShift(entry, id));
    return [...new Set(own.map((entry) => String(fieldsOf(entry)['communityId'])))];
  };
  return {
    regular: facts.assignedAgents
      .filter((agent) => agent.memberId === memberId)
      .map(({ communityId, day }) => ({ communityId, day })),
    manages: facts.communities
      .filter(({ districtManagerId }) => districtManagerId === memberId)
      .map(({ id }) => id),
    shifts: facts.scheduleNights
      .flatMap((night) => shiftsOf(night).map((communityId) => ({ communityId, serviceDate: night.id })))
      .sort((a, b) => a.serviceDate.localeCompare(b.serviceDate)),
    requests: facts.requestRecords.flatMap(({ requests }) => requests.filter(isRequest)),
  };
};
