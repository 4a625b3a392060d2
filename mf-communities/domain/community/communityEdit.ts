import * as z from 'shared-lib/domain/schema';
import { orNull, idInput, text } from 'shared-lib/domain/schema';
import {
  isEqual,
  localDate,
  type Community,
  communityFields,
  eveningChecks,
  changedFields,
  changedMeanwhile,
} from 'shared-lib/domain';

/** A slug that the owner may choose for a community. */
const chosenSlug = z.string().check(
  z.trim(),
  z.toLowerCase(),
  z.minLength(1),
  z.maxLength(100),
  z.refine((slug) => slug === '' || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug), { error: 'notSlug' }),
);

/**
 * Access information, `customers/{customerId}/communities/{id}/restricted/access`. Separate from the community,
 * because only those who run the business and the specialist serving it tonight may read it.
 */
export const communityAccessSchema = z.object({
  gateCode: orNull(text(100).check(z.trim())),
  compactorCode: orNull(text(100).check(z.trim())),
  /** Keys, lockboxes, where to park. */
  accessNotes: orNull(text(2000).check(z.trim())),
});

export type CommunityAccess = z.output<typeof communityAccessSchema>;

/** Access information of a community without any. */
export const noAccess: CommunityAccess = { gateCode: null, compactorCode: null, accessNotes: null };

const fields = { ...communityFields.shape, ...communityAccessSchema.shape, slug: chosenSlug };

/** All editable fields of a community, including access codes and the slug. */
export type CommunityEdits = { [Name in keyof typeof fields]: z.output<(typeof fields)[Name]> };
export type EditableField = keyof CommunityEdits;

const names = Object.keys(fields) as [EditableField, ...EditableField[]];

/** The fields stored in the restricted document. */
export const accessFields = Object.keys(communityAccessSchema.shape) as (keyof CommunityAccess)[];

const evening: readonly EditableField[] = ['setOutStart', 'setOutEnd', 'serviceStart'];

const someEdits = z.partialRecord(z.enum(names), z.unknown());

/**
 * The payload that edits a community: the new field values, and those the author saw. A concurrent change to
 * the same field is never overwritten.
 */
export const communityEditSchema = z.object({ communityId: idInput, seen: someEdits, changes: someEdits });

export interface CommunityEdit {
  readonly communityId: string;
  readonly seen: Partial<CommunityEdits>;
  readonly changes: Partial<CommunityEdits>;
}

/** The editable fields, split by form. A field that no other form has is a detail. */
export const communityForms = {
  details: z
    .extend(
      z.omit(communityFields, {
        districtManagerId: true,
        rules: true,
        noServiceDates: true,
        contactName: true,
        contactEmail: true,
        contactPhone: true,
        geofence: true,
      }),
      // A community without service days is archived, or has closures.
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

/** A community as its editor sees it. */
export type EditedCommunity = Community & CommunityAccess;

/** Added closures that are in the past, which are most likely a mistyped year. */
export const pastClosures = (
  stored: readonly string[],
  dates: readonly string[],
  today: string,
): readonly string[] => dates.filter((date) => date < today && !stored.includes(date));

/** Past closures stay: past nights are judged by them. */
const withPastClosures = (stored: readonly string[], dates: readonly string[], today: string): string[] =>
  [...new Set([...stored.filter((date) => date < today), ...dates])].sort();

/** The result of an edit. */
export type EditDecision =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'write'; readonly fields: Partial<CommunityEdits> }
  /** Someone else changed these fields first. */
  | { readonly kind: 'changedMeanwhile'; readonly names: readonly EditableField[] }
  | { readonly kind: 'invalid'; readonly faults: readonly z.core.$ZodIssue[] }
  | { readonly kind: 'past'; readonly dates: readonly string[] };

/** The schema of some fields; an evening's times depend on each other, so they are checked as a whole. */
const schemaOf = (touched: readonly EditableField[]) => {
  const hasEvening = touched.some((name) => evening.includes(name));
  const read = hasEvening ? [...new Set([...touched, ...evening])] : touched;
  const some = z.object(Object.fromEntries(read.map((name) => [name, fields[name]])));
  return { read, schema: hasEvening ? some.check(...eveningChecks) : some };
};

/**
 * Decides what an edit writes. Omitted fields stay unchanged, even damaged ones and ones that violate newer
 * rules.
 * @param stored the current community
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
  const requested = parsed.data as Partial<CommunityEdits>;
  const today = localDate(now, requested.timezone ?? stored.timezone);
  const next = requested.noServiceDates
    ? {
        ...requested,
        noServiceDates: withPastClosures(stored.noServiceDates, requested.noServiceDates, today),
      }
    : requested;
  const changed = touched.filter((name) => !isEqual(next[name], stored[name]));
  if (changed.length === 0) return { kind: 'unchanged' };
  const elsewhere = changedFields(stored, seen, changed);
  if (elsewhere.length > 0) return { kind: changedMeanwhile, names: elsewhere };
  const past = pastClosures(stored.noServiceDates, next.noServiceDates ?? [], today);
  if (past.length > 0) return { kind: 'past', dates: past };
  return { kind: 'write', fields: Object.fromEntries(changed.map((name) => [name, next[name]])) };
}

/**
 * A community's names and slugs before an edit, so that old addresses redirect to it. Reused ones are
 * dropped, and so are the oldest beyond a limit.
 */
export function formerNamesAfter(
  stored: Pick<Community, 'propertyName' | 'slug' | 'formerNames'>,
  { propertyName = stored.propertyName, slug = stored.slug ?? undefined }: Partial<CommunityEdits>,
): readonly string[] {
  const known = new Set([...stored.formerNames, stored.propertyName, stored.slug ?? '']);
  for (const present of ['', propertyName, slug ?? '']) known.delete(present);
  return [...known].slice(-100);
}
