import { planResidentAnswer, type AnswerFacts, type NoticeAnswer } from './planResidentAnswer.ts';
import { maxNoticeAnswers } from '../../../shared-lib/src/domain/violation/residentAnswer.ts';
import { type ResidentAnswer, maxCaseSteps, type CaseStep } from 'shared-lib/domain';
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
    'it is fixed, with a photo',
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
  ['it is fixed, without a photo', resolved, notified(), {}, 'noPhoto'],
  [
    'more time is needed',
    moreTime,
    notified(),
    { photo },
    { residentAnswers: [{ until: '2026-11-30', photo: null }], timeline: [{ act: 'askTime' }] },
  ],
  ['more time until the current due date', { ...moreTime, until: '2026-11-25' }, notified(), {}, 'until'],
  ['one more day', { ...moreTime, until: '2026-11-26' }, notified(), {}, {}],
  ['the maximum extension', { ...moreTime, until: '2026-12-21' }, notified(), {}, {}],
  ['one day too many', { ...moreTime, until: '2026-12-22' }, notified(), {}, 'until'],
  [
    'more time until today, for an overdue notice',
    { ...moreTime, until: '2026-11-21' },
    notified({ cureBy: 1 }),
    {},
    'until',
  ],
  ['more time without a due date', moreTime, notified({ cureBy: null }), {}, 'closed'],
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
    'a dispute during a pending extension request',
    dispute,
    notified({ residentAnswers: [given({ decision: null })] }),
    {},
    {},
  ],
  ['a second dispute', dispute, notified({ dispute: disputed }), {}, 'closed'],
  [
    'another during a pending one',
    moreTime,
    notified({ residentAnswers: [given({ decision: null })] }),
    {},
    'waiting',
  ],
  ['another after a decided one', moreTime, notified({ residentAnswers: [given()] }), {}, {}],
  ['the same again', moreTime, notified({ residentAnswers: [given({ id: 'answer-0001' })] }), {}, null],
  [
    'the same again, after the case is closed',
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
    'one that would use up the office’s steps',
    moreTime,
    notified({ timeline: Array.from({ length: maxCaseSteps - 20 }, () => step) }),
    {},
    'full',
  ],
  ['to an unreviewed sighting', moreTime, sighting({ cureBy }), {}, 'closed'],
  ['to a case without a notice', moreTime, notified({ status: 'open' }), {}, 'closed'],
  ['to a disputed case', moreTime, notified({ status: 'disputed' }), {}, 'closed'],
  ['to a closed case', moreTime, notified({ status: 'resolved' }), {}, 'closed'],
  ['to a rejected sighting', moreTime, notified({ reviewStatus: 'rejected' }), {}, 'closed'],
])('an answer: %s', (_, answer, violation, more, expected) => {
  const fields = planned(answer, violation, more);
  if (typeof expected === 'object' && expected !== null) expect(fields).toMatchObject(expected);
  else expect(fields).toBe(expected);
});

test('residents’ text doesn’t use up the office’s limit', () => {
  const words = 'ñ'.repeat(500);
  const fields = planned({ ...dispute, words }, notified());
  expect(fields).toMatchObject({ residentAnswers: [{ words }], timeline: [{ words: null }] });
});
