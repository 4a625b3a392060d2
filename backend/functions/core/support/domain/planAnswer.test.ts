import { supportLimits } from 'shared-lib/domain';
import { planAnswer } from './planAnswer.ts';

const first = { text: 'Look here.', at: 1 };
const full = Array.from({ length: supportLimits.answers }, () => first);

test.each([
  [
    'the first',
    [],
    ' Look here.\n',
    false,
    { kind: 'answered', answers: [{ text: 'Look here.', at: 2 }], status: 'resolved' },
  ],
  [
    'one that leaves it open',
    [first],
    'And?',
    true,
    { kind: 'answered', answers: [first, { text: 'And?', at: 2 }], status: 'inProgress' },
  ],
  ['nothing', [], ' \n ', false, { kind: 'refused', reason: 'empty' }],
  ['too long', [], 'x'.repeat(supportLimits.answerMax + 1), false, { kind: 'refused', reason: 'tooLong' }],
  ['one too many', full, 'And?', false, { kind: 'refused', reason: 'tooMany' }],
])('%s', (_, answers, text, isOpen, plan) => {
  expect(planAnswer({ answers }, text, isOpen, 2)).toEqual(plan);
});
