import * as z from 'shared-lib/domain/schema';
import { calendarDate, count, orNull, text } from 'shared-lib/domain/schema';
import { serviceOutcomes, serviceReasons, severities, violationStatuses } from 'shared-lib/domain';
import { requestedClosuresFields, closureRequestStatuses } from './closureRequest.ts';
import { managerNightSchema } from './managerNight.ts';
import { doorResultSchema } from '../doorNight/doorNight.ts';
import { decisionSchema, evidenceSchema, verdicts } from '../contactSubmission/decision.ts';

/** Limits of one call: nights, days of service logs, rows of a page. */
export const managerPageLimits = {
  nights: 62,
  logDays: 31,
  violations: 25,
  logs: 100,
  decisions: 50,
} as const;

const slug = text(200).check(z.minLength(1));
const address = { businessSlug: slug, communitySlug: slug };
/**
 * A key, or the session it was exchanged for. Valid ones have 43 characters, but callers may send anything.
 */
const secret = text(200).check(z.minLength(1));

/** Which community's pages, and for whom: with a session, or as a signed-in user. */
const access = { ...address, session: z.nullable(secret) };

/** The payload of a browser that was opened with a link. */
export const openManagerPagesSchema = z.object({ ...address, key: secret });

export const managerSessionSchema = z.object({ session: secret });

export const managerAccessSchema = z.object(access);
export type ManagerAccess = z.output<typeof managerAccessSchema>;

const span = { from: calendarDate, to: calendarDate };
const isOrdered = ({ from, to }: { from: string; to: string }) => from <= to;
const millisPerDay = 24 * 3_600_000;
// This also runs for invalid dates.
const isWithin =
  (days: number) =>
  ({ from, to }: { from: string; to: string }) =>
    Date.parse(to) - Date.parse(from) < days * millisPerDay;

export const managerNightsRequestSchema = z
  .object({ ...access, ...span })
  .check(
    z.refine(isOrdered, { path: ['to'], error: 'before' }),
    z.refine(isWithin(managerPageLimits.nights), { path: ['to'], error: 'tooMany' }),
  );

/**
 * The previous page's `next`; null for the first page. Only functions can read it: ids would reveal who wrote
 * the records.
 */
const cursor = z.nullable(text(2000));

export const managerViolationsRequestSchema = z.object({
  ...access,
  status: z.nullable(z.enum(violationStatuses)),
  unitNumber: z.nullable(text(100).check(z.trim())),
  after: cursor,
});

export type ManagerViolationsRequest = z.output<typeof managerViolationsRequestSchema>;

export const managerLogsRequestSchema = z
  .object({ ...access, ...span, unitNumber: z.nullable(text(100).check(z.trim())), after: cursor })
  .check(
    z.refine(isOrdered, { path: ['to'], error: 'before' }),
    z.refine(isWithin(managerPageLimits.logDays), { path: ['to'], error: 'tooMany' }),
  );

export type ManagerLogsRequest = z.output<typeof managerLogsRequestSchema>;

export const managerDoorRequestSchema = z.object({
  ...access,
  night: calendarDate,
  unitNumber: text(100).check(z.trim(), z.minLength(1)),
});

export const managerPhotoRequestSchema = z.object({
  ...access,
  /** The photo's subject: a violation by its case number, a decided report by its id, or a door by its `photo`. */
  of: z.enum(['violation', 'decision', 'door']),
  id: text(1000).check(z.minLength(1)),
  /** The photo's index in the case, or the evidence's in the decision. */
  index: z.int().check(z.gte(0), z.lte(49)),
});

export type ManagerPhotoRequest = z.output<typeof managerPhotoRequestSchema>;

export const managerClosuresRequestSchema = z.object({ ...access, ...requestedClosuresFields });

/** The result of exchanging a key. */
export const openedManagerPagesSchema = z.object({ session: secret });

const millis = z.nullable(z.int());
const words = z.string();

/** A manager's own request, as they see it. */
const askedClosures = z.object({
  id: words,
  dates: z.array(calendarDate),
  note: words,
  status: z.enum(closureRequestStatuses),
  createdAt: millis,
});

/**
 * Evidence as a manager sees it, without the record's id and the photo's path, which would reveal who was
 * there.
 */
const shownEvidence = z.extend(z.omit(evidenceSchema, { recordId: true, photo: true }), {
  hasPhoto: z.boolean(),
});

/**
 * The decision on a resident's report of a missed pickup, with its evidence: without the resident's name and
 * message, and without who decided.
 */
const decided = z.object({
  id: words,
  unitNumber: z.nullable(words),
  reportedAt: millis,
  verdict: z.enum(verdicts),
  decidedAt: millis,
  ...z.pick(decisionSchema, { night: true, reason: true, servedAt: true }).shape,
  evidence: z.array(shownEvidence),
});

/** The overview of a community's manager pages. */
export const managerOverviewSchema = z.object({
  propertyName: words,
  timezone: words,
  tonight: calendarDate,
  totalUnits: count,
  noServiceDates: z.array(calendarDate),
  /** The link in use; null for the business's own staff. */
  link: z.nullable(z.object({ name: words, until: calendarDate, wantsMail: z.boolean() })),
  closures: z.array(askedClosures),
  decisions: z.array(decided),
});

export type ManagerOverview = z.output<typeof managerOverviewSchema>;

export const managerNightsSchema = z.object({
  tonight: calendarDate,
  nights: z.array(managerNightSchema),
});

/**
 * A case as a manager sees it: the unit, but never who lives or works there. Ids would reveal who reported
 * it.
 */
const managerViolation = z.object({
  caseNumber: words,
  unitNumber: words,
  typeName: words,
  typeNameEs: words,
  severity: z.enum(severities),
  description: words,
  serviceDate: calendarDate,
  observedAt: millis,
  status: z.enum(violationStatuses),
  occurrence: count,
  cureBy: millis,
  resolvedAt: millis,
  photos: count,
  notices: z.array(
    z.object({
      level: count,
      channel: z.enum(['print', 'email', 'sms']),
      sentAt: millis,
      subject: z.nullable(words),
      text: z.nullable(words),
    }),
  ),
});

export type ManagerViolation = z.output<typeof managerViolation>;

export const managerViolationsSchema = z.object({
  violations: z.array(managerViolation),
  next: z.nullable(words),
});

/** A door's photo, for `readManagerPhoto`; only functions can read it. Null if there is none to show. */
const sealedPhoto = orNull(words);

const managerLog = z.object({
  unitNumber: words,
  serviceDate: calendarDate,
  servicedAt: millis,
  outcome: z.enum(serviceOutcomes),
  reason: z.nullable(z.enum(serviceReasons)),
  photo: sealedPhoto,
});

export type ManagerLog = z.output<typeof managerLog>;

export const managerLogsSchema = z.object({ logs: z.array(managerLog), next: z.nullable(words) });

/** One door's night. `door` is null if no unit has that name, or several have that number. */
export const managerDoorSchema = z.object({
  /** The names of the units found. */
  units: z.array(words),
  door: z.nullable(z.extend(doorResultSchema, { unitNumber: words, photo: sealedPhoto })),
});

export type ManagerDoor = z.output<typeof managerDoorSchema>;

/** A photo's bytes, in base64. */
export const managerPhotoSchema = z.object({ contentType: words, data: words });
