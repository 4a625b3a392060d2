import {
  addDays,
  localDate,
  noticeLetter,
  readDocument,
  type Community,
  type NoticeFacts,
  type Unit,
} from 'shared-lib/domain';
import {
  noticeFacts,
  planResidentAnswer,
  planViolationChange,
  violationSchema,
  type Violation,
  type ViolationStep,
} from 'mf-tracking/domain';
import type { SeedDocument } from '../seedSet.ts';

const millisPerHour = 3_600_000;

/** A step of a case: how many hours after the sighting it was taken. */
interface CourseStep {
  readonly after: number;
  readonly step: (of: StepSetting) => ViolationStep;
}

/** The data for a step of a course. */
interface StepSetting {
  readonly fineCents: number;
  /** The fix-by date of a notice sent then, `YYYY-MM-DD`. */
  readonly cureBy: string;
}

export type Course = readonly CourseStep[];

const taken = (after: number, step: ViolationStep | CourseStep['step']): CourseStep => ({
  after,
  step: typeof step === 'function' ? step : () => step,
});

const approved = taken(13, { act: 'approve' });
const notice = (after: number) =>
  taken(after, ({ cureBy }) => ({
    act: 'notify',
    channel: 'print',
    language: 'en',
    citedRule: null,
    cureBy,
  }));
const fined = taken(15, ({ fineCents }) => ({ act: 'setFine', fineCents }));

/** The days a notice allows. */
const cureDays = 7;

/** When the resident of an answered case writes, in hours after the sighting, and how many more days they ask for. */
const answeredAfter = 20;
const moreDays = 5;

/** The courses of violations: one per state a case can reach, unreviewed ones twice. */
export const courses = [
  [],
  [approved],
  [approved, notice(14)],
  [
    approved,
    notice(14),
    taken(40, { act: 'escalate', words: 'It was there again on the next round.' }),
    notice(41),
  ],
  [approved, notice(14), fined, taken(30, { act: 'dispute', words: 'This was not my bag.' })],
  [approved, notice(14), taken(60, { act: 'resolve', words: 'Taken away by the resident.' })],
  [taken(13, { act: 'reject', words: 'The photo does not show it' })],
  [
    approved,
    notice(14),
    fined,
    taken(30, { act: 'dispute', words: 'We were not at home that night.' }),
    taken(50, {
      act: 'decide',
      decision: 'withdraw',
      words: 'The lease began a day later.',
      fineCents: null,
    }),
  ],
  [],
] as const satisfies readonly Course[];

/** The courses of old violations, whose cases are closed. */
export const settledCourses: readonly Course[] = [courses[5], courses[6]];

/** A case whose notice was sent and that is waiting for the resident. */
export const notifiedCourse: Course = courses[2];

/**
 * Whether a resident has had time to answer a notice.
 * @param at of the sighting, epoch milliseconds
 */
export const canBeAnswered = (at: number, now: number): boolean => at + answeredAfter * millisPerHour <= now;

interface SeededCase {
  readonly path: string;
  readonly sighting: SeedDocument['data'];
  readonly course: Course;
  readonly reviewer: string;
  readonly unit: Pick<Unit, 'building' | 'unitNumber'>;
  readonly community: Community;
  readonly businessName: string;
  readonly name: NoticeFacts['violation'];
  readonly fineCents: number;
  /** Whether the resident has requested more time, which the office hasn't decided. */
  readonly isAnswered: boolean;
  /** Epoch milliseconds: no step is later. */
  readonly now: number;
}

const moments = new Set(['at', 'sentAt', 'cureBy', 'resolvedAt', 'submittedAt', 'decidedAt']);

/** A record's fields as the seed writes them: timestamps are dates. */
const dated = (value: unknown, field = ''): unknown => {
  if (typeof value === 'number') return moments.has(field) ? new Date(value) : value;
  if (Array.isArray(value)) return value.map((item) => dated(item, field));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, dated(item, key)]));
};

/** The fields of a violation after the steps of its course, planned by the same code as real steps. */
export const caseFieldsOf = (seeded: SeededCase): object => {
  const { path, sighting, course, reviewer, unit, community, businessName, name, fineCents, now } = seeded;
  const read = readDocument(violationSchema, path, sighting);
  if (!read.ok) throw new Error(read.error);
  let violation: Violation = read.value;
  let fields: object = {};
  for (const [index, { after, step }] of course.entries()) {
    const at = (violation.observedAt ?? 0) + after * millisPerHour;
    if (at > now) break;
    const cureBy = addDays(localDate(at, community.timezone), cureDays);
    const meant = step({ fineCents, cureBy });
    const plan = planViolationChange(
      {
        ...meant,
        violationId: violation.id,
        stepId: `step-${String(index).padStart(4, '0')}`,
        seen: violation.timeline.length,
      },
      {
        violation,
        by: reviewer,
        at,
        timeZone: community.timezone,
        unit: null,
        channels: ['print'],
        letter:
          meant.act === 'notify'
            ? noticeLetter(
                noticeFacts(
                  {
                    violation,
                    unit,
                    type: { name },
                    propertyName: community.propertyName,
                    businessName,
                    sender: '',
                  },
                  meant,
                ),
                null,
                meant.channel,
                meant.language,
              )
            : null,
        mayText: () => true,
        segmentsLeft: null,
        emailsLeft: null,
      },
    );
    if (!plan.ok) throw new Error(`${path}: ${meant.act} is refused, ${plan.code}`);
    violation = { ...violation, ...plan.fields };
    fields = { ...fields, ...plan.fields };
  }
  if (seeded.isAnswered && violation.cureBy !== null) {
    const at = (violation.observedAt ?? 0) + answeredAfter * millisPerHour;
    const until = addDays(localDate(violation.cureBy, community.timezone), moreDays);
    const answer = {
      kind: 'moreTime',
      until,
      words: 'We are away this week.',
      noticeId: violation.id,
    } as const;
    const facts = { violation, id: 'answer-0001', at, timeZone: community.timezone, photo: null };
    const plan = planResidentAnswer(answer, facts);
    if (!plan.ok) throw new Error(`${path}: the answer is refused, ${plan.code}`);
    fields = { ...fields, ...plan.fields };
  }
  return dated(fields) as object;
};
