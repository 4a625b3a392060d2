import { violationCountsSchema, readDocument, paths } from 'shared-lib/domain';
import { demoUids } from './accounts.ts';
import { recordsIn } from './seedRecords.ts';
import { withSummaries } from './documents/summaryDocuments.ts';
import { sunriseValet } from './businesses/sunriseValet.ts';

/** The demo business's figures, and the lists they open. */
const now = Date.parse('2026-11-21T21:40-05:00');
const demo = withSummaries(sunriseValet(now), now);
const owner = demoUids.owner;

test('the open violations match their list, and those to review are counted separately', () => {
  const violations = recordsIn(demo, owner, 'violations');
  const path = paths.violationCounts(owner);
  const stored = demo.documents.find((document) => document.path === path);
  const counts = readDocument(violationCountsSchema, path, stored?.data ?? {});
  const open = violations.filter(({ status }) => status === 'open').length;
  const pendingReview = violations.filter(({ reviewStatus }) => reviewStatus === 'pending').length;
  expect(counts).toMatchObject({ ok: true, value: { open, pendingReview } });
  expect([open > pendingReview, pendingReview > 0]).toEqual([true, true]);
});

test('a night’s percentage is based on the doors its report expected', () => {
  const reports = recordsIn(demo, owner, 'shiftReports').filter(
    ({ communityId }) => communityId === 'maple-court',
  );
  const months = demo.documents.filter(({ path }) =>
    path.startsWith(`${paths.doorMonths(owner)}/maple-court_`),
  );
  const expected = months.flatMap(({ data }) =>
    String(data['expected'])
      .split(',')
      .flatMap((doors, index) =>
        doors === ''
          ? []
          : [[`${String(data['month'])}-${String(index + 1).padStart(2, '0')}`, Number(doors)] as const],
      ),
  );
  expect(expected.length).toBeGreaterThan(3);
  expect(Object.fromEntries(expected)).toMatchObject(
    Object.fromEntries(
      reports
        .filter(({ serviceDate }) => months.some(({ data }) => serviceDate.startsWith(String(data['month']))))
        .map(({ serviceDate, unitsTotal }) => [serviceDate, unitsTotal]),
    ),
  );
});
