import { nightUntilMorning } from './nightBounds.ts';
import { announcedKinds, type PublicVisit, type PublicAnnouncement } from 'shared-lib/domain';

/** What a visit is read from of a clock-in; times are epoch milliseconds. */
interface Attendance {
  readonly serviceDate: string;
  readonly clockInAt: number | null;
  readonly clockOutAt: number | null;
}

/**
 * The last night on which somebody clocked in.
 * @param clockInOuts those of one community, on any nights
 * @returns null where nobody ever did
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

/** What an announcement is read from of a broadcast; `createdAt` is epoch milliseconds. */
interface Told {
  readonly kind: string;
  readonly communityIds: readonly string[];
  readonly minutes: number;
  readonly status: string;
  readonly createdAt: number | null;
}

/** Whether what was texted is announced on the public page too. */
export const isAnnounced = (kind: string): kind is PublicAnnouncement['kind'] =>
  announcedKinds.some((each) => each === kind);

/**
 * What a community's residents were last told of a night. What was called off or could not be sent was not told.
 * @param timezone an IANA name, in which "tonight" is meant
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
