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
  fieldLocations,
} from '../base/fields.ts';

/** More units than any community has, so a typo. */
export const maxUnits = 100_000;

/** The maximum rate in cents per door; a higher one was probably entered in another unit. */
const maxRateCents = 100_000;

/**
 * Radii in meters: less than the first is within the error of a phone's position, and no community is larger than the
 * second.
 */
export const fenceRadiusM = { min: 10, max: 10_000 } as const;

/** The maximum number of a community's closures and of its rules for residents. */
export const maxClosures = 1000;
export const maxRules = 100;

const units = count.check(z.lte(maxUnits));

/** The position of a time of day, `HH:mm`, within a service night: times before noon belong to the morning after. */
const inNight = (time: string) => (time < '12:00' ? `1 ${time}` : `0 ${time}`);

/** Whether both are valid times in the right order. Invalid times are reported by their own fields. */
export const isTimeRangeValid = (
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

/** Checks of a community's evening times: set-out ends after its start, and service doesn't begin before it. */
export const eveningChecks = [
  z.refine<Evening>(
    ({ setOutStart, setOutEnd }) => isTimeRangeValid(setOutStart, setOutEnd, (start, end) => end > start),
    {
      path: ['setOutEnd'],
      error: 'notAfterStart',
      when: fieldLocations,
    },
  ),
  z.refine<Evening>(
    ({ setOutStart, serviceStart }) =>
      isTimeRangeValid(setOutStart, serviceStart, (start, service) => service >= start),
    { path: ['serviceStart'], error: 'beforeSetOut', when: fieldLocations },
  ),
] as const;

/** The editable fields of a community, for adding and for later edits. */
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
    pastManagers: true,
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
      radiusM: z.number().check(z.gte(fenceRadiusM.min), z.lte(fenceRadiusM.max)),
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
 * The input for adding a community: a name is required; everything else has its default when absent. Its slug is
 * derived from the name, and the server sets who added it and when.
 */
export const newCommunitySchema = communityFields.check(...eveningChecks);

/** A community's defaults. A new field goes into `communitySchema`; its blank value follows from it. */
export const communityDefaults = () => ({
  ...z.parse(communityFields, { propertyName: '-' }),
  propertyName: '',
});

/** The request to add a community; absent fields get their defaults. */
export type NewCommunity = z.input<typeof newCommunitySchema>;

/**
 * The form's requirements: service days too, because rounds are planned from them. Units are optional; service runs
 * without them.
 */
export const communityFormSchema = z
  .extend(communityFields, {
    serviceDays: listOf(weekday, 7).check(z.minLength(1)),
    totalUnits: z.pipe(
      z.nullable(units),
      z.transform((typed) => typed ?? 0),
    ),
  })
  .check(...eveningChecks);
