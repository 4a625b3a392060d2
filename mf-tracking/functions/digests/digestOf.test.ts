import { digestOf, hasNoExceptions, type DigestFacts } from './digestOf.ts';

const night = '2026-07-14';
const report = (communityId: string, served: number, total: number, more: object = {}) => ({
  id: `r-${communityId}`,
  communityId,
  serviceDate: night,
  memberId: 'sam',
  status: 'submitted' as const,
  unitsTotal: total,
  unitsServiced: served,
  unitsSkipped: 0,
  violationsCount: 1,
  ...more,
});
const nothing: DigestFacts = {
  night,
  reports: [],
  clockInOuts: [],
  unreviewed: 0,
  requests: [],
  messages: new Map(),
  placeNames: new Map([['maple', 'Maple Court']]),
  memberNames: new Map([['sam', 'Sam Ortiz']]),
};
const sections = (facts: Partial<DigestFacts>, percent = 90) =>
  digestOf({ ...nothing, ...facts }, percent, 'en').exceptions.map(({ title, lines }) => [
    title,
    lines.length,
  ]);

test.each<[string, Partial<DigestFacts>, (string | number)[][]]>([
  ['nothing at all', {}, []],
  ['all doors', { reports: [report('maple', 48, 48)] }, []],
  ['exactly the share', { reports: [report('maple', 90, 100)] }, []],
  ['one door less', { reports: [report('maple', 89, 100)] }, [['Below 90% of doors served', 1]]],
  ['a community with an unknown number of doors', { reports: [report('maple', 0, 0)] }, []],
  [
    'two specialists who share a community',
    { reports: [report('maple', 50, 100), report('maple', 45, 100)] },
    [],
  ],
  [
    'a missed shift, which isn’t listed twice',
    { reports: [report('maple', 0, 48, { status: 'missed' })] },
    [['Missed shifts', 1]],
  ],
  ['violations', { unreviewed: 7 }, [['Violations to review', 1]]],
  ['messages', { messages: new Map([['maple', 2]]) }, [['Resident requests', 1]]],
  [
    'forty missed shifts: ten, and a link to all',
    { reports: Array.from({ length: 40 }, (_, i) => report(`c${i}`, 0, 9, { status: 'missed' })) },
    [['Missed shifts', 11]],
  ],
])('exceptions of %s', (_, facts, expected) => {
  expect(sections(facts)).toEqual(expected);
});

test('the most serious section comes first, and the worst community first', () => {
  const reports = [
    report('oak', 80, 100),
    report('maple', 10, 100),
    report('elm', 0, 9, { status: 'missed' }),
  ];
  const { exceptions, subject, totals } = digestOf({ ...nothing, reports, unreviewed: 1 }, 90, 'en');
  expect(exceptions.map(({ title }) => title)).toEqual([
    'Missed shifts',
    'Below 90% of doors served',
    'Violations to review',
  ]);
  expect(exceptions[1]!.lines.map(({ text }) => text)).toEqual([
    'Maple Court: 10 of 100 doors (10%).',
    'Unknown Property: 80 of 100 doors (80%).',
  ]);
  expect(subject).toBe('Tue, Jul 14: 4 items need attention');
  expect(totals[0]).toEqual({ text: '2 of 3 shifts served', link: '/tracking?night=2026-07-14' });
});

test.each([
  ['en', 'Tue, Jul 14: all went well'],
  ['es', 'mar, 14 de jul: todo salió bien'],
] as const)('a good night in %s', (language, subject) => {
  const digest = digestOf({ ...nothing, reports: [report('maple', 48, 48)] }, 90, language);
  expect(hasNoExceptions(digest)).toBe(true);
  expect(digest.subject.replaceAll('.', '')).toBe(subject);
});
