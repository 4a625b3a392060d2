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
  missedCheckpoints: 0,
  remarks: [],
  ...more,
});
/** The complete hours of a report's shift. */
const clockOf = ({ id, communityId, memberId }: ReturnType<typeof report>) => ({
  id,
  communityId,
  serviceDate: night,
  memberId,
  status: 'closed' as const,
  scheduledStart: null,
  clockInAt: Date.parse('2026-07-15T00:00Z'),
  clockOutAt: Date.parse('2026-07-15T02:00Z'),
  lateMin: 0,
  breakMin: 0,
  flags: [],
  isApproved: false,
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
  digestOf({ ...nothing, ...facts }, percent, 'en')
    .exceptions.filter(({ title }) => title !== 'Shifts to review')
    .map(({ title, lines }) => [title, lines.length]);

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
    'Shifts to review',
    'Below 90% of doors served',
    'Violations to review',
  ]);
  expect(exceptions[2]!.lines.map(({ text }) => text)).toEqual([
    'Maple Court: 10 of 100 doors (10%).',
    'Unknown Property: 80 of 100 doors (80%).',
  ]);
  expect(subject).toBe('Tue, Jul 14: 6 items need attention');
  expect(totals[0]).toEqual({ text: '2 of 3 shifts served', link: '/tracking?night=2026-07-14' });
});

test.each([
  ['en', 'Tue, Jul 14: all went well'],
  ['es', 'mar, 14 de jul: todo salió bien'],
] as const)('a good night in %s', (language, subject) => {
  const served = report('maple', 48, 48);
  const digest = digestOf({ ...nothing, reports: [served], clockInOuts: [clockOf(served)] }, 90, language);
  expect(hasNoExceptions(digest)).toBe(true);
  expect(digest.subject.replaceAll('.', '')).toBe(subject);
});

test('shifts are reviewed as on the page of last night, to which each line leads', () => {
  const [good, other] = [report('maple', 48, 48), report('oak', 20, 20, { memberId: 'ada' })];
  const bad = report('elm', 45, 48, { memberId: null, remarks: ['note'] });
  const reports = [good, other, bad];
  const of = (language: 'en' | 'es') =>
    digestOf({ ...nothing, reports, clockInOuts: [good, other].map(clockOf) }, 0, language);
  expect(of('en').exceptions).toEqual([
    {
      title: 'Shifts to review',
      lines: [
        {
          text: 'Unknown Property, Someone: no clock-in, 3 missed doors, note.',
          link: '/tracking/last-night?night=2026-07-14&open=elm+',
        },
      ],
    },
  ]);
  expect(of('en').totals.at(-1)).toEqual({
    text: '2 shifts ready to approve',
    link: '/tracking/last-night?night=2026-07-14&show=inOrder',
  });
  expect(of('es').exceptions[0]!.lines[0]!.text).toContain('sin entrada, 3 puertas sin recolectar, nota');
});
