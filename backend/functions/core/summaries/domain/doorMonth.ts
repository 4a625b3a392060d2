import {
  paths,
  expectedDoors,
  type ServiceLog,
  type ShiftReport,
  groupBy,
  summaryFormat,
  type DoorRow,
  monthOf,
  doorRowsOf,
} from 'shared-lib/domain';
import { doorRows, nightIndex, type ExpectedNights, type DoorEntry } from 'shared-lib/domain/summaries';

const writeExpected = (nights: ExpectedNights): string =>
  nights
    .map((doors) => doors ?? '')
    .join(',')
    .replace(/,+$/, '');

/**
 * The fields of a month's summary, except `updatedAt`.
 * @param doors in any order; those without a night are left out
 */
export const doorMonth = (
  communityId: string,
  month: string,
  doors: readonly DoorRow[],
  expected: ExpectedNights,
) => ({
  communityId,
  month,
  doors: doorRows.write(doors.filter(({ nights }) => nights.some((night) => night !== null))),
  expected: writeExpected(expected),
  format: summaryFormat,
});

/** A month's expected doors with one night's count replaced. */
export const withExpected = (
  expected: ExpectedNights,
  serviceDate: string,
  doors: number | null,
): ExpectedNights => {
  const nights = Array.from({ length: 31 }, (_, index) => expected[index] ?? null);
  nights[nightIndex(serviceDate)] = doors;
  return nights;
};

/** The number of doors expected on each night of a month. @param reports the community's, for that month */
export const expectedNightsOf = (
  reports: readonly Pick<ShiftReport, 'serviceDate' | 'unitsTotal'>[],
): ExpectedNights =>
  Array.from(groupBy(reports, ({ serviceDate }) => serviceDate)).reduce<ExpectedNights>(
    (nights, [date, ofNight]) => withExpected(nights, date, expectedDoors(ofNight)),
    [],
  );

/** The number of log entries in the given rows. */
export const logsIn = (doors: readonly DoorRow[]): number =>
  doors.reduce((sum, { nights }) => sum + nights.reduce((logs, night) => logs + (night?.logs ?? 0), 0), 0);

/** All of an account's month summaries with their paths, one per community and month with an entry. */
export const doorMonthsOf = (
  customerId: string,
  logs: readonly (DoorEntry & Pick<ServiceLog, 'communityId'>)[],
  reports: readonly Pick<ShiftReport, 'communityId' | 'serviceDate' | 'unitsTotal'>[],
) => {
  const keyOf = ({ communityId, serviceDate }: (typeof reports)[number] | (typeof logs)[number]) =>
    `${communityId}_${monthOf(serviceDate)}`;
  const reportsOf = groupBy(reports, keyOf);
  return Array.from(groupBy(logs, keyOf), ([key, own]) => {
    const [communityId, month] = [key.slice(0, -8), key.slice(-7)];
    const expected = expectedNightsOf(reportsOf.get(key) ?? []);
    return {
      path: paths.doorMonth(customerId, communityId, month),
      data: doorMonth(communityId, month, doorRowsOf(own), expected),
    };
  });
};
