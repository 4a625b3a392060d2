import { planResidentAnswer, type AnswerFacts } from './planResidentAnswer.ts';
import { maxNoticeAnswers } from '../../../shared-lib/src/domain/violation/residentAnswer.ts';
import { type NoticeAnswer, type ResidentAnswer, maxCaseSteps, type CaseStep } from 'shared-lib/domain';
import type { Violation } from './record.ts';
import { sighting } from './violation.fixture.ts';

/** Nov 21, 2026, 10:00 in New York. */
const at = Date.UTC(2026, 10, 21, 15);

/** Nov 25, 23:59 in New York. */
const cureBy = Date.UTC(2026, 10, 26, 4, 59);

const photo = { path: 'p.jpg', sha256: 'a'.repeat(64), capturedAt: null, uploadedAt: at, uploadedBy: null };

const notified = (more: Partial<Violation> = {}) =>
  sighting({ reviewStatus: 'approved', status: 'notified', noticeLevel: 1, cureBy, ...more });

const target = { noticeId: 'notice' };

const resolved: NoticeAnswer = { kind: 'resolved', ...target, words: 'It is gone.' };

const moreTime: NoticeAnswer = { kind: 'moreTime', ...target, until: '2026-11-30', words: '' };

const dispute: NoticeAnswer = { kind: 'dispute', ...target, words: 'Not my bag.' };

const given = (more: Partial<ResidentAnswer> = {}): ResidentAnswer => ({
  id: 'answer-0000',
  kind: 'moreTime',
  words: '',
  photo: null,
  until: '2026-11-28',
  at: 1,
  decision: 'refused',
  decidedAt: 2,
  ...more,
});

const step: CaseStep = {
  id: 'step-0001',
  act: 'approve',
  at: 1,
  by: 'adam',
  status: 'open',
  words: null,
  level: null,
  channel: null,
  fineCents: null,
};

const disputed = { text: 'No.', submittedAt: 1, decision: 'uphold', decidedAt: 2, decisionNote: null };

const planned = (answer: NoticeAnswer, violation: Violation, more: Partial<AnswerFacts> = {}) => {
  const plan = planResidentAnswer(answer, {
    violation,
    id: 'answer-0001',
    at,
    timeZone: 'America/New_York',
    photo: null,
    ...more,
  });
  return plan.ok ? plan.fields : plan.code;
};

test.each<[string, NoticeAnswer, Violation, Partial<AnswerFacts>, string | object | null]>([
  [
    'that it is put right, with a photo',
    resolved,
    notified(),
    { photo },
    {
      residentAnswers: [
        { id: 'answer-0001', kind: 'resolved', words: 'It is gone.', photo, until: null, decision: null },
      ],
      timeline: [{ id: 'answer-0001', act: 'claimResolved', by: null, status: 'notified', words: null }],
    },
  ],
  ['that it is put right, without a photo', resolved, notified(), {}, 'noPhoto'],
  [
    'that more time is needed',
    moreTime,
    notified(),
    { photo },
    { residentAnswers: [{ until: '2026-11-30', photo: null }], timeline: [{ act: 'askTime' }] },
  ],
  [
    'more time until the day that is set already',
    { ...moreTime, until: '2026-11-25' },
    notified(),
    {},
    'until',
  ],
  ['a day more', { ...moreTime, until: '2026-11-26' }, notified(), {}, {}],
  ['as much time as may be asked for', { ...moreTime, until: '2026-12-21' }, notified(), {}, {}],
  ['a day too much', { ...moreTime, until: '2026-12-22' }, notified(), {}, 'until'],
  [
    'more time until today, of a notice that is overdue',
    { ...moreTime, until: '2026-11-21' },
    notified({ cureBy: 1 }),
    {},
    'until',
  ],
  ['more time where no day is set', moreTime, notified({ cureBy: null }), {}, 'closed'],
  [
    'a dispute',
    dispute,
    notified({ status: 'escalated' }),
    {},
    {
      status: 'disputed',
      dispute: { text: 'Not my bag.', submittedAt: at, decision: null },
      residentAnswers: [{ kind: 'dispute', words: 'Not my bag.' }],
      timeline: [{ act: 'dispute', by: null, status: 'disputed' }],
    },
  ],
  [
    'a dispute while more time is asked for',
    dispute,
    notified({ residentAnswers: [given({ decision: null })] }),
    {},
    {},
  ],
  ['a second dispute', dispute, notified({ dispute: disputed }), {}, 'closed'],
  [
    'another while one waits',
    moreTime,
    notified({ residentAnswers: [given({ decision: null })] }),
    {},
    'waiting',
  ],
  ['another once one was decided', moreTime, notified({ residentAnswers: [given()] }), {}, {}],
  ['the same once more', moreTime, notified({ residentAnswers: [given({ id: 'answer-0001' })] }), {}, null],
  [
    'the same once more, when the case is over',
    moreTime,
    notified({ status: 'resolved', residentAnswers: [given({ id: 'answer-0001' })] }),
    {},
    null,
  ],
  [
    'one too many',
    moreTime,
    notified({
      residentAnswers: Array.from({ length: maxNoticeAnswers }, (_, index) => given({ id: `a-${index}` })),
    }),
    {},
    'full',
  ],
  [
    'one that would take the steps of the office',
    moreTime,
    notified({ timeline: Array.from({ length: maxCaseSteps - 20 }, () => step) }),
    {},
    'full',
  ],
  ['to a sighting that nobody reviewed', moreTime, sighting({ cureBy }), {}, 'closed'],
  ['to a case without a notice', moreTime, notified({ status: 'open' }), {}, 'closed'],
  ['to a case that is disputed', moreTime, notified({ status: 'disputed' }), {}, 'closed'],
  ['to a case that is over', moreTime, notified({ status: 'resolved' }), {}, 'closed'],
  ['to a sighting that was rejected', moreTime, notified({ reviewStatus: 'rejected' }), {}, 'closed'],
])('an answer: %s', (_, answer, violation, more, expected) => {
  const fields = planned(answer, violation, more);
  if (typeof expected === 'object' && expected !== null) expect(fields).toMatchObject(expected);
  else expect(fields).toBe(expected);
});

test('the words of residents take no room from those of the office', () => {
  const words = 'ñ'.repeat(500);
  const fields = planned({ ...dispute, words }, notified());
  expect(fields).toMatchObject({ residentAnswers: [{ words }], timeline: [{ words: null }] });
});
