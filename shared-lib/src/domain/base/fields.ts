import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { isDocumentId } from './documentId.ts';
import { instant } from './instant.ts';
import { weekdays } from './weekday.ts';

/**
 * An optional field: absent and null both read as null, so a parsed record always has the same keys. A value that is
 * present must be valid.
 */
export const orNull = <T extends z.ZodMiniType>(schema: T) =>
  z._default(z.nullable(schema) as z.ZodMiniNullable<T>, null as never);

/** A list that reads as empty when absent. */
export const listOf = <T extends z.ZodMiniType>(schema: T, maxLength = 10_000) =>
  z._default(z.array(schema).check(z.maxLength(maxLength)) as z.ZodMiniArray<T>, [] as never);

/** A set of known words. Unknown ones, for example from a later release, are dropped. Empty when absent. */
export const knownOf = <T extends string>(words: readonly T[]) =>
  z.pipe(
    listOf(text(100), 100),
    z.transform((found: string[]): T[] => words.filter((word) => found.includes(word))),
  );

/** A figure that functions recalculate: an invalid one reads as `whenWrong`, so it doesn't hide the record. */
export const recalculated = <T extends z.ZodMiniType>(schema: T, whenWrong: z.output<T>) =>
  orElse(schema, () => whenWrong);

/**
 * Runs a cross-field rule whenever the value has fields, so its error shows along with all others. By default a rule
 * only runs once everything else is valid.
 */
export const fieldLocations = ({ value }: { readonly value: unknown }): boolean =>
  typeof value === 'object' && value !== null;

/** A boolean with its default when absent. */
export const flag = (whenAbsent: boolean) => z._default(z.boolean(), whenAbsent);

/** Text of limited length. */
export const text = (maxLength: number) => z.string().check(z.maxLength(maxLength));

/** A document id, including references to another document. */
export const id = z.string().check(z.minLength(1), z.maxLength(1500));

/** A document id from a caller: never a path to somewhere else. */
export const idInput = z.string().check(z.refine(isDocumentId, { error: 'id' }));

/** Names, titles, labels: enough for a name of 400 letters, and short enough to be harmless. */
export const shortText = text(500);

/** Whether text fits `shortText`. Longer text can't match a name, and Firestore refuses a query of over 1,500 bytes. */
export const isShortText = (value: string): boolean => z.safeParse(shortText, value).success;

/** Notes, messages, descriptions. */
export const longText = text(10_000);

/** A name or label that reads as empty text when absent. */
export const nameOrEmpty = z._default(shortText, '');

/** Money: whole US cents. */
export const cents = z.int();

/** A whole number, not negative. */
export const count = z.int().check(z.nonnegative());

/** A count that reads as 0 when absent. */
export const countOrZero = z._default(count, 0);

/** A phone number in E.164. */
export const phone = z.string().check(z.regex(/^\+[1-9]\d{1,14}$/, 'phone'));

/** A time of day, `HH:mm`, local to the community. */
export const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'time'));

/** A calendar date, `YYYY-MM-DD`. */
export const calendarDate = z.iso.date();

/** A weekday key. */
export const weekday = z.enum(weekdays);

/** The languages of texts to residents. */
export const language = z.enum(['en', 'es']);

/** A point on the globe. */
const position = z.object({
  lat: z.number().check(z.gte(-90), z.lte(90)),
  lng: z.number().check(z.gte(-180), z.lte(180)),
});

/** A circle around a point. */
export const geofence = z.object({
  ...position.shape,
  radiusM: z._default(z.number().check(z.positive()), 250),
});

/** Where something was recorded, relative to the community's geofence. */
export const geo = z.object({
  lat: orNull(z.number()),
  lng: orNull(z.number()),
  accuracyM: orNull(z.number()),
  distanceM: orNull(z.number()),
  status: z.enum(['inside', 'outside', 'noGeofence', 'unavailable', 'denied']),
});

/** A photo stored in Cloud Storage. */
export const photo = z.object({
  path: text(1024),
  sha256: orNull(text(64)),
  capturedAt: orNull(instant),
  uploadedAt: orNull(instant),
  uploadedBy: orNull(id),
});

/** The fields that any record of the product may have. */
export const recordFields = {
  id,
  createdAt: orNull(instant),
  updatedAt: orNull(instant),
  createdBy: orNull(id),
};

/** The fields of a record written in the field, during a shift. */
export const shiftRecordFields = {
  ...recordFields,
  serviceDate: calendarDate,
  communityId: id,
  memberId: orNull(id),
  shiftReportId: orNull(id),
};
