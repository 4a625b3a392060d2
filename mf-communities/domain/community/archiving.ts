import {
  type AssignedAgent,
  type Community,
  messages,
  localDate,
  type DeactivationFacts,
  type DeactivationWrite,
} from 'shared-lib/domain';

/** The data that archiving depends on. List entries may have any shape, as in `DeactivationFacts`. */
export interface ArchivingFacts<Request = unknown> extends Pick<
  DeactivationFacts<Request>,
  'scheduleNights' | 'requestRecords' | 'now'
> {
  readonly community: Pick<Community, 'id' | 'timezone'>;
  /** The community's regular assignments. */
  readonly assignedAgents: readonly Pick<AssignedAgent, 'day' | 'memberId'>[];
}

/** The records that archiving a community removes. */
export interface Archiving<Request = unknown> {
  readonly regular: readonly Pick<AssignedAgent, 'day' | 'memberId'>[];
  /** The nights in the community's schedule, dated today and later in its time zone. */
  readonly nights: readonly string[];
  /** Pending requests for a shift there, on any date. */
  readonly requests: readonly Request[];
}

const fieldsOf = (entry: unknown): Readonly<Record<string, unknown>> =>
  typeof entry === 'object' && entry !== null ? (entry as Readonly<Record<string, unknown>>) : {};

const isPlace = (communityId: string) => (entry: unknown) => fieldsOf(entry)['communityId'] === communityId;

const isRequestFor = (communityId: string) => (entry: unknown) =>
  isPlace(communityId)(entry) && fieldsOf(entry)['status'] === 'pending';

/** The upcoming nights in the community's schedule, soonest first. */
const nightsOf = ({ community: { id, timezone }, scheduleNights, now }: ArchivingFacts) => {
  const today = localDate(now, timezone);
  return scheduleNights
    .filter((night) => night.id >= today && night.schedule.some(isPlace(id)))
    .sort((a, b) => a.id.localeCompare(b.id));
};

/** The effects of archiving a community; the confirmation lists them. */
export const archivingOf = <Request>(facts: ArchivingFacts<Request>): Archiving<Request> => ({
  regular: facts.assignedAgents.map(({ day, memberId }) => ({ day, memberId })),
  nights: nightsOf(facts).map(({ id }) => id),
  requests: facts.requestRecords.flatMap(({ requests }) => requests.filter(isRequestFor(facts.community.id))),
});

/**
 * The documents that archiving a community writes in addition to its own, one write each: its regular
 * specialists are removed, its upcoming shifts are removed from the schedule, pending requests for it are
 * canceled. Everyone else's entries stay unchanged.
 * @param cancelledBy a login uid
 */
export const archivingWrites = (facts: ArchivingFacts, cancelledBy: string): DeactivationWrite[] => {
  const { id: communityId } = facts.community;
  const cancellation = {
    status: 'cancelled',
    cancelledAt: new Date(facts.now),
    cancelledBy,
    cancellationReason: messages.archivingReason,
  };
  const isRequest = isRequestFor(communityId);
  return [
    ...facts.assignedAgents.map(({ day }) => ({
      kind: 'assignedAgent' as const,
      communityId,
      day,
      memberId: null,
    })),
    ...nightsOf(facts).map(({ id, schedule }) => ({
      kind: 'scheduleNight' as const,
      serviceDate: id,
      schedule: schedule.filter((entry) => !isPlace(communityId)(entry)),
    })),
    ...facts.requestRecords
      .filter(({ requests }) => requests.some(isRequest))
      .map(({ id, requests }) => ({
        kind: 'requestRecord' as const,
        recordId: id,
        requests: requests.map((entry) =>
          isRequest(entry) ? { ...fieldsOf(entry), ...cancellation } : entry,
        ),
      })),
  ];
};
