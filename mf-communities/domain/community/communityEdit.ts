import * as z from 'shared-lib/domain/schema';
import { sentId } from 'shared-lib/domain/schema';
import {
  sameValue,
  localDate,
  type Community,
  communityAccessSchema,
  type CommunityAccess,
  communityFields,
  eveningChecks,
  changedFields,
  changedMeanwhile,
} from 'shared-lib/domain';

/** The slug of a community as its owner may choose it. */
const chosenSlug = z.string().check(
  z.trim(),
  z.toLowerCase(),
  z.minLength(1),
  z.maxLength(100),
  z.refine((slug) => slug === '' || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug), { error: 'notSlug' }),
);

const fields = { ...communityFields.shape, ...communityAccessSchema.shape, slug: chosenSlug };

/** All that can be edited of a community, how to get in and the slug included. */
export type CommunityEdits = { [Name in keyof typeof fields]: z.output<(typeof fields)[Name]> };
export type EditableField = keyof CommunityEdits;

const names = Object.keys(fields) as [EditableField, ...EditableField[]];

/** Whether a community has a field by this name that can be edited. */
export const isEditableField = (field: string): field is EditableField =>
  names.some((name) => name === field);

/** The fields that lie in the restricted document. */
export const accessFields = Object.keys(communityAccessSchema.shape) as (keyof CommunityAccess)[];

const evening: readonly EditableField[] = ['setOutStart', 'setOutEnd', 'serviceStart'];

const someEdits = z.partialRecord(z.enum(names), z.unknown());

/**
 * What is asked of whoever edits a community: the fields as they are to be, and as their author saw them. Somebody else who was first
 * with one of them is not overwritten.
 */
export const communityEditSchema = z.object({ communityId: sentId, seen: someEdits, changes: someEdits });

export interface CommunityEdit {
  readonly communityId: string;
  readonly seen: Partial<CommunityEdits>;
  readonly changes: Partial<CommunityEdits>;
}

/** What the forms ask, each a part of what can be edited. */
export const communityForms = {
  details: z
    .extend(
      z.pick(communityFields, {
        propertyName: true,
        address: true,
        timezone: true,
        serviceDays: true,
        setOutStart: true,
        setOutEnd: true,
        serviceStart: true,
        binInBy: true,
        totalUnits: true,
        ratePerDoorCents: true,
      }),
      // A community that is served on no day is archived, or has closures.
      { serviceDays: communityFields.shape.serviceDays.check(z.minLength(1)) },
    )
    .check(...eveningChecks),
  rules: z.pick(communityFields, { rules: true }),
  closures: z.pick(communityFields, { noServiceDates: true }),
  contact: z.pick(communityFields, { contactName: true, contactEmail: true, contactPhone: true }),
  geofence: z.pick(communityFields, { geofence: true }),
  access: communityAccessSchema,
  address: z.object({ slug: chosenSlug }),
} as const;

/** A community as whoever edits it finds it. */
export type EditedCommunity = Community & CommunityAccess;

/** Dates without service that are new and over already: whoever adds them has mistaken the year. */
export const pastClosures = (
  stored: readonly string[],
  dates: readonly string[],
  today: string,
): readonly string[] => dates.filter((date) => date < today && !stored.includes(date));

/** Past closures stay: past nights are judged by them. */
const withPastClosures = (stored: readonly string[], dates: readonly string[], today: string): string[] =>
  [...new Set([...stored.filter((date) => date < today), ...dates])].sort();

/** What becomes of an edit. */
export type EditDecision =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'write'; readonly fields: Partial<CommunityEdits> }
  /** Somebody else was first with these fields. */
  | { readonly kind: 'changedMeanwhile'; readonly names: readonly EditableField[] }
  | { readonly kind: 'invalid'; readonly faults: readonly z.core.$ZodIssue[] }
  | { readonly kind: 'past'; readonly dates: readonly string[] };

/** The schema of some fields; of an evening, all of whose times hang together, as a whole. */
const schemaOf = (touched: readonly EditableField[]) => {
  const hasEvening = touched.some((name) => evening.includes(name));
  const read = hasEvening ? [...new Set([...touched, ...evening])] : touched;
  const some = z.object(Object.fromEntries(read.map((name) => [name, fields[name]])));
  return { read, schema: hasEvening ? some.check(...eveningChecks) : some };
};

/**
 * Decides what an edit writes. Fields that are not named stay as they are, also those that are damaged or against a rule that came
 * later.
 * @param stored the community as it is now
 * @param now epoch milliseconds
 */
export function decideEdit(
  stored: EditedCommunity,
  { seen, changes }: Pick<z.output<typeof communityEditSchema>, 'seen' | 'changes'>,
  now: number,
): EditDecision {
  const touched = names.filter((name) => Object.hasOwn(changes, name));
  const { read, schema } = schemaOf(touched);
  const parsed = z.safeParse(
    schema,
    Object.fromEntries(read.map((name) => [name, touched.includes(name) ? changes[name] : stored[name]])),
  );
  if (!parsed.success) return { kind: 'invalid', faults: parsed.error.issues };
  const asked = parsed.data as Partial<CommunityEdits>;
  const today = localDate(now, asked.timezone ?? stored.timezone);
  const next = asked.noServiceDates
    ? { ...asked, noServiceDates: withPastClosures(stored.noServiceDates, asked.noServiceDates, today) }
    : asked;
  const changed = touched.filter((name) => !sameValue(next[name], stored[name]));
  if (changed.length === 0) return { kind: 'unchanged' };
  const elsewhere = changedFields(stored, seen, changed);
  if (elsewhere.length > 0) return { kind: changedMeanwhile, names: elsewhere };
  const past = pastClosures(stored.noServiceDates, next.noServiceDates ?? [], today);
  if (past.length > 0) return { kind: 'past', dates: past };
  return { kind: 'write', fields: Object.fromEntries(changed.map((name) => [name, next[name]])) };
}

/**
 * The names and slugs by which a community was known before an edit, so that old addresses lead to it; those that it has again are
 * left out, and of very many the oldest.
 */
export function formerNamesAfter(
  stored: Pick<Community, 'propertyName' | 'slug' | 'formerNames'>,
  { propertyName = stored.propertyName, slug = stored.slug ?? undefined }: Partial<CommunityEdits>,
): readonly string[] {
  const known = new Set([...stored.formerNames, stored.propertyName, stored.slug ?? '']);
  for (const present of ['', propertyName, slug ?? '']) known.delete(present);
  return [...known].slice(-100);
}
