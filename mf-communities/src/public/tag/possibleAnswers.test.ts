import type { DoorNotice } from 'shared-lib/domain';
import { possibleAnswers } from './possibleAnswers.ts';

const open = { status: 'notified', cureBy: 1, answer: null } as const;
const given = { kind: 'moreTime', at: 1, until: '2026-11-30', decision: null } as const;

test.each<[string, Pick<DoorNotice, 'status' | 'cureBy' | 'answer'>, string[]]>([
  ['an open notice', open, ['resolved', 'moreTime', 'dispute']],
  ['one after a reminder', { ...open, status: 'escalated' }, ['resolved', 'moreTime', 'dispute']],
  ['one without a due date', { ...open, cureBy: null }, ['resolved', 'dispute']],
  ['one with a pending answer', { ...open, answer: given }, ['dispute']],
  [
    'one with a refused answer',
    { ...open, answer: { ...given, decision: 'refused' } },
    ['resolved', 'moreTime', 'dispute'],
  ],
  [
    'one with a refused dispute',
    { ...open, answer: { ...given, kind: 'dispute', decision: 'refused' } },
    ['resolved', 'moreTime'],
  ],
  ['one under dispute', { ...open, status: 'disputed' }, []],
])('possible answers to %s', (_, notice, kinds) => {
  expect(possibleAnswers(notice)).toEqual(kinds);
});
