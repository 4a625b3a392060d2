import { serviceLogSchema, type ServiceLog, type Violation } from 'shared-lib/domain';
import { sighting } from '../../../shared-lib/src/domain/violation/violation.fixture.ts';
import { doorContent } from './door.ts';

const log = (id: string, serviceDate: string, more: Partial<ServiceLog> = {}): ServiceLog => ({
  ...serviceLogSchema.parse({
    id,
    serviceDate,
    communityId: 'maple',
    unitId: 'a-101',
    outcome: 'collected',
    servicedAt: new Date(1_000),
  }),
  ...more,
});

const corrected = { id: 'later', outcome: 'notOut', by: 'olivia', at: 5 } as const;

const collected = { date: '2026-11-20', at: 1_000, outcome: 'collected', reason: null };

test.each<[string, ServiceLog[], object | null]>([
  ['none', [], null],
  ['one', [log('a', '2026-11-20')], collected],
  ['logs of two nights', [log('a', '2026-11-20'), log('b', '2026-11-19', { servicedAt: 9_000 })], collected],
  [
    'a later one in the night',
    [
      log('a', '2026-11-20'),
      log('b', '2026-11-20', { servicedAt: 2_000, outcome: 'notCollected', reason: 'access' }),
    ],
    { date: '2026-11-20', at: 2_000, outcome: 'notCollected', reason: 'access' },
  ],
  [
    'a corrected one',
    [log('a', '2026-11-20', { corrected }), log('later', '2026-11-20', { outcome: 'notOut', corrects: 'a' })],
    { ...collected, outcome: 'notOut' },
  ],
  [
    'only corrected ones',
    [log('a', '2026-11-20', { corrected }), log('b', '2026-11-19')],
    { ...collected, date: '2026-11-19' },
  ],
])('the last service by its logs: %s', (_, logs, last) => {
  expect(doorContent(logs, [], String).last).toEqual(last);
});

const notice = (more: Partial<Violation> = {}) =>
  sighting({
    reviewStatus: 'approved',
    status: 'notified',
    noticeLevel: 1,
    typeNameEs: 'Basura suelta',
    ...more,
  });

test('a notice has its rule, start and due date, but no names', () => {
  const violation = notice({
    id: 'sam_2026-11-20_1',
    description: 'Dana Field left it again.',
    memberId: 'sam',
    cureBy: 7,
    residentAnswers: [
      {
        id: 'answer-01',
        kind: 'moreTime',
        words: 'I am Dana, at 101.',
        photo: null,
        until: '2026-11-30',
        at: 6,
        decision: null,
        decidedAt: null,
      },
    ],
  });
  expect(doorContent([], [violation], () => 'opaque').notices).toEqual([
    {
      id: 'opaque',
      typeName: 'Loose trash',
      typeNameEs: 'Basura suelta',
      since: '2026-11-20',
      cureBy: 7,
      status: 'notified',
      answer: { kind: 'moreTime', at: 6, until: '2026-11-30', decision: null },
    },
  ]);
});

test.each<[string, Partial<Violation>, boolean]>([
  ['a notice was sent', {}, true],
  ['the last notice was sent', { status: 'escalated' }, true],
  ['it is disputed', { status: 'disputed' }, true],
  ['no one has reviewed it', { reviewStatus: 'pending', status: 'open' }, false],
  ['it was only approved', { status: 'open' }, false],
  ['it was rejected', { reviewStatus: 'rejected', status: 'dismissed' }, false],
  ['it was resolved', { status: 'resolved' }, false],
  ['it was dismissed', { status: 'dismissed' }, false],
])('whether it is listed, when %s', (_, more, isListed) => {
  expect(doorContent([], [notice(more)], String).notices).toHaveLength(isListed ? 1 : 0);
});

test.each([
  [null, null],
  ['uphold', 'refused'],
  ['withdraw', 'accepted'],
] as const)('a dispute with this decision: %s', (decision, expected) => {
  const answer = {
    id: 'answer-01',
    kind: 'dispute' as const,
    words: 'No.',
    photo: null,
    until: null,
    at: 6,
    decision: null,
    decidedAt: null,
  };
  const dispute = { text: 'No.', submittedAt: 6, decision, decidedAt: null, decisionNote: null };
  const [said] = doorContent([], [notice({ residentAnswers: [answer], dispute })], String).notices;
  expect(said?.answer?.decision).toBe(expected);
});

test('the latest ten notices are listed, latest first', () => {
  const all = Array.from({ length: 12 }, (_, index) =>
    notice({ id: `v${index}`, serviceDate: `2026-11-${String(index + 1).padStart(2, '0')}` }),
  );
  const { notices } = doorContent([], all, String);
  expect(notices.map(({ since }) => since.slice(-2))).toEqual([
    ...['12', '11', '10', '09', '08', '07', '06', '05', '04', '03'],
  ]);
});
