import { successorOf } from './successorOf.ts';

const takers = [{ id: 'dana' }, { id: 'kim' }];

test.each<[string, string | null | undefined, string | null, string | null, string | null | undefined]>([
  ['nothing is chosen', undefined, null, null, undefined],
  ['nothing is chosen, and someone is named', undefined, 'dana', 'dana', undefined],
  ['nothing is chosen, and the named member is gone', undefined, 'old', null, null],
  ['someone is chosen', 'kim', null, 'kim', 'kim'],
  ['someone else is chosen', 'kim', 'dana', 'kim', 'kim'],
  ['the named member is chosen again', 'dana', 'dana', 'dana', 'dana'],
  ['no one is chosen', null, 'dana', null, null],
  ['the chosen member is gone', 'old', 'dana', null, null],
])('when %s', (_, choice, marked, shown, sent) => {
  const { taker, takenOverBy } = successorOf(choice, marked, takers);
  expect([taker?.id ?? null, takenOverBy]).toEqual([shown, sent]);
});
