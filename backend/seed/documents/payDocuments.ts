import {
  addDays,
  automaticAuthor,
  clockInOutSchema,
  defaultTimeZone,
  momentOfNight,
  paths,
  readDocument,
  serviceNight,
  workedMinutes,
  type ClockInOut,
  type Community,
  type Payroll,
} from 'shared-lib/domain';
import { autoCloseAt } from 'mf-tracking/domain';
import { payPeriodsUpTo, payRowsOf, payTotalsOf, writePayRows, type PayNights } from 'mf-tracking/domain';
import type { SeedDocument } from '../seedSet.ts';

/** The demo business's payroll settings. */
export const demoPayroll: Payroll = { frequency: 'weekly', startsOn: '2024-01-01' };

const clockPath = /\/clockInOuts\/[^/]+$/;

const clockIn = ({ path, data }: SeedDocument): ClockInOut | null => {
  if (!clockPath.test(path)) return null;
  const read = readDocument(clockInOutSchema, path, data);
  return read.ok ? read.value : null;
};

interface Forgetful {
  readonly memberId: string;
  /** `YYYY-MM-DD` */
  readonly night: string;
}

/** Makes a specialist forget to clock out on one night, with the shift as the function closes it. */
export const withForgottenClockOut = (
  documents: readonly SeedDocument[],
  communities: readonly Community[],
  { memberId, night }: Forgetful,
): SeedDocument[] => {
  // Their last community of the evening. In zones further west, the night may not have ended.
  const closedAt = (record: ClockInOut): number | null => {
    const community = communities.find(({ id }) => id === record.communityId);
    if (record.memberId !== memberId || record.serviceDate !== night) return null;
    if (record.clockInAt === null || community?.timezone !== defaultTimeZone) return null;
    const at = autoCloseAt(night, record.clockInAt, community);
    return serviceNight(at, community.timezone) === night ? at : null;
  };
  const [last] = documents
    .flatMap((document, index) => {
      const record = clockIn(document);
      return record && closedAt(record) !== null ? [{ index, at: record.clockInAt ?? 0 }] : [];
    })
    .sort((a, b) => b.at - a.at);
  const place = last?.index ?? -1;
  const document = documents[place];
  const record = document && clockIn(document);
  const community = communities.find(({ id }) => id === record?.communityId);
  if (!document || !record || !community || record.clockInAt === null) return [...documents];
  const { clockInAt, breakMin } = record;
  const clockOutAt = autoCloseAt(night, clockInAt, community);
  const { clockOutGeo: _, ...rest } = document.data;
  const data = {
    ...rest,
    status: 'autoClosed',
    clockOutAt: new Date(clockOutAt),
    workedMin: workedMinutes({ clockInAt, clockOutAt, breakMin }),
    edits: [
      {
        by: automaticAuthor,
        at: new Date(clockOutAt),
        field: 'clockOutAt',
        from: null,
        to: new Date(clockOutAt),
        reason: '',
      },
    ],
  };
  return documents.toSpliced(place, 1, { ...document, data });
};

const lockedDocuments = (
  customerId: string,
  { from, to }: PayNights,
  records: readonly ClockInOut[],
): SeedDocument[] => {
  const found = records.filter(({ serviceDate }) => from <= serviceDate && serviceDate <= to);
  const rows = payRowsOf(found);
  const lockedAt = new Date(momentOfNight(addDays(to, 2), '14:00', defaultTimeZone));
  return [
    {
      path: paths.payPeriod(customerId, from),
      data: {
        from,
        to,
        state: 'locked',
        totals: payTotalsOf(rows),
        found: found.length,
        history: [{ act: 'locked', at: lockedAt, by: customerId, reason: '' }],
        createdAt: lockedAt,
        createdBy: customerId,
        updatedAt: lockedAt,
      },
    },
    { path: `${paths.payRows(customerId, from)}/0`, data: { rows: writePayRows(rows) } },
  ];
};

/**
 * A business's payroll settings and earlier pay periods. All are locked, except the current one and the one before it, which is due for
 * review.
 * @param tonight `YYYY-MM-DD`
 */
export const payDocuments = (
  customerId: string,
  documents: readonly SeedDocument[],
  tonight: string,
): SeedDocument[] => {
  const records = documents.flatMap((document) => clockIn(document) ?? []);
  const first = records.map(({ serviceDate }) => serviceDate).sort()[0] ?? tonight;
  const [, , ...earlier] = payPeriodsUpTo(tonight, demoPayroll, [], 6);
  const locked = earlier.filter(({ to }) => to >= first);
  return [
    { path: paths.settingsSection(customerId, 'payroll'), data: { ...demoPayroll } },
    ...locked.flatMap((nights) => lockedDocuments(customerId, nights, records)),
  ];
};
