import { nightUntilMorning } from './nightBounds.ts';
import { announcementKinds, type PublicVisit, type PublicAnnouncement } from 'shared-lib/domain';

/** The fields of a clock-in that show a visit; times are epoch milliseconds. */
interface Attendance {
  readonly serviceDate: string;
  readonly clockInAt: number | null;
  readonly clockOutAt: number | null;
}

/**
 * The last night on which someone clocked in.
 * @param clockInOuts those of one community, on any nights
 * @returns null if no one ever did
 */
export const visitOf = (clockInOuts: readonly Attendance[]): PublicVisit | null => {
  const attended = clockInOuts.flatMap(({ serviceDate, clockInAt, clockOutAt }) =>
    clockInAt === null ? [] : [{ serviceDate, clockInAt, clockOutAt }],
  );
  const date = attended
    .map(({ serviceDate }) => serviceDate)
    .toSorted()
    .at(-1);
  if (date === undefined) return null;
  const present = attended.filter(({ serviceDate }) => serviceDate === date);
  const left = present.flatMap(({ clockOutAt }) => clockOutAt ?? []);
  return {
    date,
    startedAt: Math.min(...present.map(({ clockInAt }) => clockInAt)),
    endedAt: left.length === present.length ? Math.max(...left) : null,
  };
};

/** The fields of a broadcast that make up an announcement; `createdAt` is epoch milliseconds. */
interface Told {
  readonly kind: string;
  readonly communityIds: readonly string[];
  readonly minutes: number;
  readonly status: string;
  readonly createdAt: number | null;
}

/** Whether a text message is announced on the public page too. */
export const isAnnounced = (kind: string): kind is PublicAnnouncement['kind'] =>
  announcementKinds.some((each) => each === kind);

/**
 * The last announcement to a community's residents about a night. Canceled and undelivered ones don't count.
 * @param timezone the IANA name of the zone that "tonight" refers to
 */
export const announcementOf = (
  broadcasts: readonly Told[],
  { id, timezone }: { readonly id: string; readonly timezone: string },
): PublicAnnouncement | null =>
  broadcasts
    .flatMap(({ kind, communityIds, minutes, status, createdAt }) =>
      isAnnounced(kind) &&
      createdAt !== null &&
      communityIds.includes(id) &&
      status !== 'canceled' &&
      status !== 'failed'
        ? [
            {
              date: nightUntilMorning(createdAt, timezone),
              kind,
              at: createdAt,
              minutes: kind === 'runningLate' ? minutes : 0,
            },
          ]
        : [],
    )
    .toSorted((one, other) => one.at - other.at)
    .at(-1) ?? null;
