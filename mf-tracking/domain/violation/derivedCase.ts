import { addDays } from 'shared-lib/domain';
import type { Violation } from './record.ts';

/** For so many nights a violation counts against its unit. */
const countedNights = 90;

/**
 * The night from which on violations count against their units.
 * @param today `YYYY-MM-DD`
 */
export const latelySince = (today: string): string => addDays(today, 1 - countedNights);

type Counted = Pick<Violation, 'serviceDate' | 'reviewStatus' | 'status'>;

/** Whether someone found that it was none. */
const isNone = ({ reviewStatus, status }: Omit<Counted, 'serviceDate'>): boolean =>
  reviewStatus === 'rejected' || status === 'dismissed';

/**
 * Whether a violation counts against its unit: seen within 90 nights, and not found to be none.
 * @param today `YYYY-MM-DD`
 */
export const countsLately = (violation: Counted, today: string): boolean =>
  violation.serviceDate >= latelySince(today) && !isNone(violation);

type Seen = Counted & Pick<Violation, 'id' | 'communityId' | 'unitId' | 'observedAt'>;

const isBefore = (one: Seen, other: Seen): boolean =>
  one.serviceDate === other.serviceDate
    ? (one.observedAt ?? 0) < (other.observedAt ?? 0) ||
      (one.observedAt === other.observedAt && one.id < other.id)
    : one.serviceDate < other.serviceDate;

/**
 * The how manieth violation of its unit one is, within the 90 nights up to its own.
 * @param others any that are known, the violation itself among them or not
 * @returns 1 for the first
 */
export const occurrenceOf = (violation: Seen, others: readonly Seen[]): number =>
  1 +
  others.filter(
    (other) =>
      other.id !== violation.id &&
      other.unitId === violation.unitId &&
      other.communityId === violation.communityId &&
      countsLately(other, violation.serviceDate) &&
      isBefore(other, violation),
  ).length;

/**
 * How a case is called: its night, and the how manieth of that night it is.
 * @param serviceDate `YYYY-MM-DD`
 */
export const caseNumberOf = (serviceDate: string, count: number): string =>
  `V-${serviceDate.replaceAll('-', '')}-${String(count).padStart(3, '0')}`;
