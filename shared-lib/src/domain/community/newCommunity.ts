import * as z from 'zod/mini';
import { communitySchema } from './community.ts';
import {
  calendarDate,
  cents,
  count,
  geofence,
  listOf,
  orNull,
  shortText,
  text,
  weekday,
  whereFieldsAre,
} from '../base/fields.ts';

/** More units than any property has: a slip of the finger. */
export const maxUnits = 100_000;

/** A rate beyond this many cents a door is one that was typed in another unit. */
const maxRateCents = 100_000;

/** Radii in metres: less than the first is within the error of a phone's position, more than the second is no property. */
export const fenceRadiusM = { least: 10, most: 10_000 } as const;

/** Dates without service that a community holds, and rules for its residents. */
export const maxClosures = 1000;
export const maxRules = 100;

const units = count.check(z.lte(maxUnits));

/** Where a time of day, `HH:mm`, is within a service night: what is before noon belongs to the morning after. */
const inNight = (time: string) => (time < '12:00' ? `1 ${time}` : `0 ${time}`);

/** Whether both are times and they are as they have to be; of what is no time, its own field says so. */
export const areInOrder = (
  first: unknown,
  second: unknown,
  inOrder: (first: string, second: string) => boolean,
) => {
  const areTimes = [first, second].every((time) => typeof time === 'string' && /^\d\d:\d\d$/.test(time));
  return !areTimes || inOrder(inNight(String(first)), inNight(String(second)));
};

interface Evening {
  readonly setOutStart?: unknown;
  readonly setOutEnd?: unknown;
  readonly serviceStart?: unknown;
}

/** The times of a community's evening: set-out ends after its start, and the service doesn't begin before it. */
export const eveningChecks = [
  z.refine<Evening>(
    ({ setOutStart, setOutEnd }) => areInOrder(setOutStart, setOutEnd, (start, end) => end > start),
    {
      path: ['setOutEnd'],
      error: 'notAfterStart',
      when: whereFieldsAre,
    },
  ),
  z.refine<Evening>(
    ({ setOutStart, serviceStart }) =>
      areInOrder(setOutStart, serviceStart, (start, service) => service >= start),
    { path: ['serviceStart'], error: 'beforeSetOut', when: whereFieldsAre },
  ),
] as const;

/** What can be said of a community, when it is added and at any time later. */
export const communityFields = z.object({
  ...z.omit(communitySchema, {
    id: true,
    createdAt: true,
    updatedAt: true,
    createdBy: true,
    slug: true,
    archivedAt: true,
    deletedAt: true,
    archivedWith: true,
    unfinished: true,
    formerNames: true,
    pastPlans: true,
    pastAgents: true,
    pastRules: true,
    pastGeofences: true,
    lastModifiedBy: true,
  }).shape,
  propertyName: shortText.check(z.trim(), z.minLength(1)),
  address: z._default(shortText.check(z.trim()), ''),
  totalUnits: z._default(units, 0),
  geofence: orNull(
    z.object({
      ...geofence.shape,
      radiusM: z.number().check(z.gte(fenceRadiusM.least), z.lte(fenceRadiusM.most)),
    }),
  ),
  rules: listOf(text(2000).check(z.trim(), z.minLength(1)), maxRules),
  noServiceDates: z._default(
    z.array(calendarDate).check(
      z.overwrite((dates) => [...new Set(dates)].sort()),
      z.maxLength(maxClosures),
    ),
    [],
  ),
  contactEmail: orNull(z.pipe(text(320).check(z.trim()), z.email())),
  ratePerDoorCents: orNull(cents.check(z.nonnegative(), z.lte(maxRateCents))),
});

/**
 * What is asked of whoever adds a community: a name; everything else reads as it does when absent. Its slug is made of the name,
 * and who added it when is known to the server.
 */
export const newCommunitySchema = communityFields.check(...eveningChecks);

/** What a community has of which nothing is said. A new field begins in `communitySchema`; its blank value follows from it. */
export const communityDefaults = () => ({
  ...z.parse(communityFields, { propertyName: '-' }),
  propertyName: '',
});

/** What whoever adds a community sends; what isn't there gets the value that it has when absent. */
export type NewCommunity = z.input<typeof newCommunitySchema>;

/** What the form asks: service days too, since a round is planned by them; units may be left out, the service runs without. */
export const communityFormSchema = z
  .extend(communityFields, {
    serviceDays: listOf(weekday, 7).check(z.minLength(1)),
    totalUnits: z.pipe(
      z.nullable(units),
      z.transform((typed) => typed ?? 0),
    ),
  })
  .check(...eveningChecks);
