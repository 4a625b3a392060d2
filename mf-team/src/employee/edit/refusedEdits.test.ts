import { paidPlan } from 'shared-lib/domain';
import { teamRoomOf } from '../../add-member/teamRoomOf.ts';
import { refusedEdits } from './refusedEdits.ts';

const room = teamRoomOf([], paidPlan(1));

test.each([
  ['already-exists', room, { email: { kind: 'taken' } }],
  ['failed-precondition', room, { email: { kind: 'shared' } }],
  ['resource-exhausted', room, { tier: { kind: 'adminsFull', max: 3 } }],
  ['resource-exhausted', null, null],
  ['aborted', room, null],
  ['unavailable', room, null],
] as const)('%s', (code, known, problems) => {
  expect(refusedEdits({ code, message: '' }, known)).toEqual(problems);
});
