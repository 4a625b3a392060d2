import * as z from 'zod/mini';
import { calendarDate, countOrZero, orNull } from '../base/fields.ts';
import { instant } from '../base/instant.ts';
import { nightUntilMorning } from './nightBounds.ts';

/** Kinds of texts to residents that change what a night's page says. */
const announcedKinds = ['runningLate', 'noService'] as const;

/** The last night on which the team was there: when the first came and, once nobody is on the clock any more, when the last left. */
const visitSchema = z.object({ date: calendarDate, startedAt: instant, endedAt: orNull(instant) });

/** What the office last announced, and for which night; `minutes` is by how much it runs late. */
const announcementSchema = z.object({
  date: calendarDate,
  kind: z.enum(announcedKinds),
  at: instant,
  minutes: countOrZero,
});

/** What a public page says of nights: neither who was there nor at which doors. */
export const publicNightFields = { visit: orNull(visitSchema), announcement: orNull(announcementSchema) };

export type PublicVisit = z.output<typeof visitSchema>;
export type PublicAnnouncement = z.output<typeof announcementSchema>;

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

const isAnnounced = (kind: string): kind is PublicAnnouncement['kind'] =>
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
