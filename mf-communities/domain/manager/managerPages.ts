import * as z from 'shared-lib/domain/schema';
import { calendarDate, count, text } from 'shared-lib/domain/schema';
import {
  serviceOutcomes,
  serviceReasons,
  decisionSchema,
  evidenceSchema,
  verdicts,
  severities,
  violationStatuses,
} from 'shared-lib/domain';
import { askedClosuresFields, closureRequestStatuses } from './closureRequest.ts';
import { managerNightSchema } from './managerNight.ts';

/** How much one call answers: nights, days of service logs, rows of a page. */
export const managerPageLimits = {
  nights: 62,
  logDays: 31,
  violations: 25,
  logs: 100,
  decisions: 50,
} as const;

const slug = text(200).check(z.minLength(1));
const address = { businessSlug: slug, communitySlug: slug };
/** A key, or the session that it was swapped for: 43 letters, whatever somebody sends. */
const secret = text(200).check(z.minLength(1));

/** The pages of which community, by whom: with a session, or without one by who is signed in. */
const access = { ...address, session: z.nullable(secret) };

/** What a browser sends that was opened with a link. */
export const openManagerPagesSchema = z.object({ ...address, key: secret });

export const managerSessionSchema = z.object({ session: secret });

export const managerAccessSchema = z.object(access);
export type ManagerAccess = z.output<typeof managerAccessSchema>;

const span = { from: calendarDate, to: calendarDate };
const isOrdered = ({ from, to }: { from: string; to: string }) => from <= to;
const millisPerDay = 24 * 3_600_000;
// It is asked of what is no date, too.
const isWithin =
  (days: number) =>
  ({ from, to }: { from: string; to: string }) =>
    Date.parse(to) - Date.parse(from) < days * millisPerDay;

export const managerNightsAskedSchema = z
  .object({ ...access, ...span })
  .check(
    z.refine(isOrdered, { path: ['to'], error: 'before' }),
    z.refine(isWithin(managerPageLimits.nights), { path: ['to'], error: 'tooMany' }),
  );

/** The `next` of the page before; null for the first page. Functions alone can read it: ids would tell who wrote the records. */
const cursor = z.nullable(text(2000));

export const managerViolationsAskedSchema = z.object({
  ...access,
  status: z.nullable(z.enum(violationStatuses)),
  unitNumber: z.nullable(text(100).check(z.trim())),
  after: cursor,
});

export type ManagerViolationsAsked = z.output<typeof managerViolationsAskedSchema>;

export const managerLogsAskedSchema = z
  .object({ ...access, ...span, unitNumber: z.nullable(text(100).check(z.trim())), after: cursor })
  .check(
    z.refine(isOrdered, { path: ['to'], error: 'before' }),
    z.refine(isWithin(managerPageLimits.logDays), { path: ['to'], error: 'tooMany' }),
  );

export type ManagerLogsAsked = z.output<typeof managerLogsAskedSchema>;

export const managerPhotoAskedSchema = z.object({
  ...access,
  /** What it is a photo of: a violation by its case number, or a decided report by its id. */
  of: z.enum(['violation', 'decision']),
  id: text(100).check(z.minLength(1)),
  /** The place of the photo in the case, or of the evidence in the decision. */
  index: z.int().check(z.gte(0), z.lte(49)),
});

export type ManagerPhotoAsked = z.output<typeof managerPhotoAskedSchema>;

export const managerClosuresAskedSchema = z.object({ ...access, ...askedClosuresFields });

/** What swapping a key answers. */
export const openedManagerPagesSchema = z.object({ session: secret });

const millis = z.nullable(z.int());
const words = z.string();

/** A request that a manager made, as they see it. */
const askedClosures = z.object({
  id: words,
  dates: z.array(calendarDate),
  note: words,
  status: z.enum(closureRequestStatuses),
  createdAt: millis,
});

/** A piece of evidence as a manager sees it: neither the record that says so nor the path of its photo, which would tell who was there. */
const shownEvidence = z.extend(z.omit(evidenceSchema, { recordId: true, photo: true }), {
  hasPhoto: z.boolean(),
});

/** What was decided of a resident's report of a missed pickup, by what evidence: neither who wrote it nor what, nor who decided. */
const decided = z.object({
  id: words,
  unitNumber: z.nullable(words),
  reportedAt: millis,
  verdict: z.enum(verdicts),
  decidedAt: millis,
  ...z.pick(decisionSchema, { night: true, reason: true, servedAt: true }).shape,
  evidence: z.array(shownEvidence),
});

/** What the manager's pages of a community begin with. */
export const managerOverviewSchema = z.object({
  propertyName: words,
  timezone: words,
  tonight: calendarDate,
  totalUnits: count,
  noServiceDates: z.array(calendarDate),
  /** The link that was used; null for the business's own people. */
  link: z.nullable(z.object({ name: words, until: calendarDate, wantsMail: z.boolean() })),
  closures: z.array(askedClosures),
  decisions: z.array(decided),
});

export type ManagerOverview = z.output<typeof managerOverviewSchema>;

export const managerNightsSchema = z.object({
  tonight: calendarDate,
  nights: z.array(managerNightSchema),
});

/** A case as a manager sees it: the unit, and never who lives or works there. Ids would tell who reported it. */
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

const managerLog = z.object({
  unitNumber: words,
  serviceDate: calendarDate,
  servicedAt: millis,
  outcome: z.enum(serviceOutcomes),
  reason: z.nullable(z.enum(serviceReasons)),
});

export type ManagerLog = z.output<typeof managerLog>;

export const managerLogsSchema = z.object({ logs: z.array(managerLog), next: z.nullable(words) });

/** A photo's bytes, in base64. */
export const managerPhotoSchema = z.object({ contentType: words, data: words });
