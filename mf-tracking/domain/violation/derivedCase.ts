import { addDays, type RepairableKind } from 'shared-lib/domain';
import { violationSchema, type Violation } from './record.ts';

/** How many nights a violation counts against its unit. */
const countedNights = 90;

/**
 * The first night whose violations count against their units.
 * @param today `YYYY-MM-DD`
 */
export const firstCountedNight = (today: string): string => addDays(today, 1 - countedNights);

type Counted = Pick<Violation, 'serviceDate' | 'reviewStatus' | 'status'>;

/** Whether someone found it unfounded. */
const isNone = ({ reviewStatus, status }: Omit<Counted, 'serviceDate'>): boolean =>
  reviewStatus === 'rejected' || status === 'dismissed';

/**
 * Whether a violation counts against its unit: within 90 nights, and not found unfounded.
 * @param today `YYYY-MM-DD`
 */
export const countsAgainstUnit = (violation: Counted, today: string): boolean =>
  violation.serviceDate >= firstCountedNight(today) && !isNone(violation);

type Seen = Counted & Pick<Violation, 'id' | 'communityId' | 'unitId' | 'observedAt'>;

const isBefore = (one: Seen, other: Seen): boolean =>
  one.serviceDate === other.serviceDate
    ? (one.observedAt ?? 0) < (other.observedAt ?? 0) ||
      (one.observedAt === other.observedAt && one.id < other.id)
    : one.serviceDate < other.serviceDate;

/**
 * A violation's ordinal number for its unit, within the 90 nights up to its own.
 * @param others any known ones, with or without the violation itself
 * @returns 1 for the first
 */
export const occurrenceOf = (violation: Seen, others: readonly Seen[]): number =>
  1 +
  others.filter(
    (other) =>
      other.id !== violation.id &&
      other.unitId === violation.unitId &&
      other.communityId === violation.communityId &&
      countsAgainstUnit(other, violation.serviceDate) &&
      isBefore(other, violation),
  ).length;

/**
 * A case's number: its night, and its ordinal that night.
 * @param serviceDate `YYYY-MM-DD`
 */
export const caseNumberOf = (serviceDate: string, count: number): string =>
  `V-${serviceDate.replaceAll('-', '')}-${String(count).padStart(3, '0')}`;

/** How to repair damaged violations. */
export const repairableViolations: RepairableKind = {
  collection: 'violations',
  schema: violationSchema,
  // A person reviews the case before any notice.
  becomes: {
    reviewStatus: () => ({ reviewStatus: 'pending' }),
    status: () => ({ status: 'open' }),
  },
  touched: ['updatedAt'],
};
