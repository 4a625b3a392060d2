import { lastNightAt, lateAfterMin, readDocument } from 'shared-lib/domain';
import { scoreMonthSchema, scoreOf } from 'mf-tracking/domain';
import { demoUids } from './accounts.ts';
import { bigOperator } from './businesses/bigOperator.ts';
import { sunriseValet } from './businesses/sunriseValet.ts';
import { withSummaries } from './documents/summaryDocuments.ts';
import { recordsIn } from './seedRecords.ts';

/** The scorecards of the demo data match its documents, counted here one by one. */
describe.each([
  ['Sunrise Valet', (now: number) => withSummaries(sunriseValet(now), now), demoUids.owner],
  ['the large operator', bigOperator, demoUids.big],
] as const)('%s', (_, build, owner) => {
  const now = Date.parse('2026-11-21T21:40-05:00');
  const set = build(now);
  const prefix = `customers/${owner}/scoreMonths/`;
  const months = set.documents.flatMap(({ path, data }) => {
    if (!path.startsWith(prefix)) return [];
    const read = readDocument(scoreMonthSchema, path, data);
    if (!read.ok) throw new Error(read.error);
    return [read.value];
  });
  const shifts = months.flatMap((month) => month.shifts);
  const requests = months.flatMap((month) => month.requests);
  const written = recordsIn(set, owner, 'contactSubmissions');
  const reports = recordsIn(set, owner, 'shiftReports');
  const clocks = recordsIn(set, owner, 'clockInOuts');
  const violations = recordsIn(set, owner, 'violations');
  const isOver = ({ status }: { status: string }) => status !== 'open' && status !== 'inProgress';
  const done = reports.filter((report) => isOver(report) && report.status !== 'missed');
  const worked = clocks.filter((clock) => isOver(clock) && clock.status !== 'missed');

  test('there are months, all readable, each far from the size limit of a document', () => {
    expect(months.length).toBeGreaterThan(0);
    expect(months.filter(({ damaged }) => damaged > 0)).toEqual([]);
    const sizes = set.documents
      .filter(({ path }) => path.startsWith(prefix))
      .map(({ data }) => String(data['shifts']).length);
    expect(Math.max(...sizes)).toBeLessThan(150_000);
  });

  test('the business', () => {
    const score = scoreOf('business', shifts);
    const sum = <R>(records: readonly R[], of: (record: R) => number) =>
      records.reduce((all, record) => all + of(record), 0);
    expect(score).toMatchObject({
      missed: reports.filter(({ status }) => status === 'missed').length,
      late: worked.filter(({ lateMin }) => lateMin >= lateAfterMin).length,
      onTime: worked.filter(({ lateMin }) => lateMin < lateAfterMin).length,
      workedMin: sum(worked, ({ workedMin }) => workedMin ?? 0),
      doorsServed: sum(done, ({ unitsServiced }) => unitsServiced),
      doorsExpected: sum(done, ({ unitsTotal }) => unitsTotal),
      reports: done.length,
      returned: reports.filter(({ status }) => status === 'returned').length,
      flagged: done.filter(({ roundCheck }) => (roundCheck?.findings.length ?? 0) > 0).length,
    });
    const ids = new Set(done.map(({ id }) => id));
    expect(score.violations).toBe(
      violations.filter(({ shiftReportId }) => ids.has(shiftReportId ?? '')).length,
    );
    expect(score.late).toBeGreaterThan(0);
    expect(score.missed).toBeGreaterThan(0);
  });

  test('the requests of each community, and the business', () => {
    expect(scoreOf('business', shifts, requests).requests).toBe(written.length);
    for (const { id, timezone } of recordsIn(set, owner, 'communities')) {
      const own = written.filter(({ communityId }) => communityId === id);
      const counted = requests.filter(({ communityId }) => communityId === id);
      expect(scoreOf('community', [], counted).requests).toBe(own.length);
      const nights = own.map(({ createdAt }) => lastNightAt(createdAt ?? 0, timezone));
      expect(counted.map(({ serviceDate }) => serviceDate).sort()).toEqual([...new Set(nights)].sort());
    }
  });

  test('each member and each community', () => {
    const ids = [...new Set(clocks.map(({ memberId }) => memberId))].slice(0, 40);
    const places = [...new Set(clocks.map(({ communityId }) => communityId))].slice(0, 40);
    const counted = [
      ...ids.map((id) =>
        scoreOf(
          'member',
          shifts.filter(({ memberId }) => memberId === id),
        ),
      ),
      ...places.map((id) =>
        scoreOf(
          'community',
          shifts.filter(({ communityId }) => communityId === id),
        ),
      ),
    ].map((score) => [
      score.late,
      score.missed,
      score.doorsServed,
      score.reports,
      score.workedMin,
      score.returned,
      score.flagged,
      score.violations,
    ]);
    const found = new Map<string | null, number>();
    for (const { shiftReportId } of violations) found.set(shiftReportId, (found.get(shiftReportId) ?? 0) + 1);
    const sum = <R>(records: readonly R[], count: (record: R) => number) =>
      records.reduce((all, record) => all + count(record), 0);
    const ofRecords = (isOf: (record: { memberId: string | null; communityId: string }) => boolean) => {
      const own = done.filter(isOf);
      return [
        worked.filter((clock) => isOf(clock) && clock.lateMin >= lateAfterMin).length,
        reports.filter((report) => isOf(report) && report.status === 'missed').length,
        sum(own, ({ unitsServiced }) => unitsServiced),
        own.length,
        sum(worked.filter(isOf), ({ workedMin }) => workedMin ?? 0),
        own.filter(({ status }) => status === 'returned').length,
        own.filter(({ roundCheck }) => (roundCheck?.findings.length ?? 0) > 0).length,
        sum(own, ({ id }) => found.get(id) ?? 0),
      ];
    };
    expect(counted).toEqual([
      ...ids.map((id) => ofRecords(({ memberId }) => memberId === id)),
      ...places.map((id) => ofRecords(({ communityId }) => communityId === id)),
    ]);
  });
});
