import * as z from 'shared-lib/domain/schema';
import { id, orNull, phone, shortText, text, timeOfDay, weekday, timeZone } from 'shared-lib/domain/schema';
import {
  differingFields,
  eveningChecks,
  maxUnits,
  normalizeName,
  slugOf,
  weekdays,
  type Community,
  type Weekday,
} from 'shared-lib/domain';
import type { ImportRules } from '../importing/planImport.ts';

/**
 * A zone with daylight saving rules: an offset, or a fixed zone such as `EST`, is an hour off all summer.
 * Other abbreviations are ambiguous: browsers read `BST` as Dhaka's zone.
 */
const placeZone = timeZone.check(
  z.refine((name) => !/^([+-]\d|etc\/|[a-z]{3}$)/i.test(name), { error: 'offset' }),
);

const filled = shortText.check(z.trim(), z.minLength(1));

/** A community's fields in an import. Its evening is validated as in the form. */
export const communityRowSchema = z
  .object({
    propertyName: filled,
    address: orNull(filled),
    timezone: orNull(placeZone),
    serviceDays: orNull(z.array(weekday).check(z.minLength(1), z.maxLength(7))),
    setOutStart: orNull(timeOfDay),
    setOutEnd: orNull(timeOfDay),
    serviceStart: orNull(timeOfDay),
    binInBy: orNull(timeOfDay),
    totalUnits: orNull(z.int().check(z.gte(0), z.lte(maxUnits))),
    contactName: orNull(filled),
    contactEmail: orNull(z.email().check(z.maxLength(320))),
    contactPhone: orNull(phone),
  })
  .check(...eveningChecks);

/** A community as in a row; null for empty cells. */
export type CommunityRow = z.output<typeof communityRowSchema>;

/** The data that an import compares a row with. */
export type ComparedCommunity = Pick<Community, 'id' | keyof CommunityRow>;

/** The fields of a row, in display order. */
export const communityRowFields = [
  'propertyName',
  'address',
  'timezone',
  'serviceDays',
  'setOutStart',
  'setOutEnd',
  'serviceStart',
  'binInBy',
  'totalUnits',
  'contactName',
  'contactEmail',
  'contactPhone',
] as const satisfies readonly (keyof CommunityRow)[];

/** The columns of an export of communities: those an import reads, then each day's specialist. */
export const communityExportColumns = [...communityRowFields, 'agents'] as const;

export type CommunityExportColumn = (typeof communityExportColumns)[number];

/** The payload that exports communities. */
export const communityExportSchema = z.object({
  columns: z.array(z.enum(communityExportColumns)).check(z.minLength(1)),
});

/** Limits of a community import file. */
export const communityImportLimits = { bytes: 1_000_000, rows: 1000, columns: 50 } as const;

/** Maximum number of communities one call writes: each takes its own slug and a log entry. */
export const maxCommunitiesOfCall = 50;

const nameKey = ({ propertyName }: Pick<CommunityRow, 'propertyName'>) => normalizeName(propertyName);

/** In the order in which a row's days are read. */
const inWeek = (days: readonly Weekday[]) => weekdays.filter((day) => days.includes(day));

/** How rows are matched with communities: by name, ignoring case. An import never changes the name. */
export const communityImportRules: ImportRules<CommunityRow, ComparedCommunity> = {
  keyOf: nameKey,
  keyOfExisting: nameKey,
  differences: ({ propertyName: _, ...row }, community) =>
    differingFields(row, { ...community, serviceDays: inWeek(community.serviceDays) }),
};

/** A part of a community import: the payload of `importCommunities`. */
export const communityImportSchema = z.object({
  importId: text(64).check(z.minLength(8)),
  rows: z.array(communityRowSchema).check(z.minLength(1), z.maxLength(maxCommunitiesOfCall)),
  /** The dry run's result for these rows. */
  expected: z.object({ new: z.int(), changed: z.int() }),
});

export type CommunityImport = z.output<typeof communityImportSchema>;

/** An import to undo: the payload of `undoCommunityImport`. */
export const communityImportUndoSchema = z.object({ importId: z.pipe(id, text(64)) });

/**
 * The slugs to try for a name, best first: its own, then the same with a number.
 * @param otherwise the slug for a name without usable letters
 */
export function* slugsFor(name: string, otherwise: string): Generator<string, never> {
  const slug = slugOf(name) || otherwise;
  yield slug;
  for (let number = 2; ; number++) yield `${slug}-${number}`;
}
