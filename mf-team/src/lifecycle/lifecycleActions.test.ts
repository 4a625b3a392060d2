import { lifecycleActions } from './lifecycleActions.ts';

const account = { uid: 'adam', customerId: 'olivia' };
const mark = { takenOverBy: null, startedAt: 0 };
const member = (id: string, isActive: boolean, deactivation: typeof mark | null = null) => ({
  id,
  isActive,
  deactivation,
});

test.each([
  ['an active member', member('nadia', true), ['deactivate', 'delete']],
  ['an inactive member', member('nadia', false), ['reactivate', 'delete']],
  ['one whose deactivation broke off', member('nadia', false, mark), ['finish', 'delete']],
  ['the owner', member('olivia', true), []],
  ['oneself', member('adam', true), []],
])('%s', (_, given, expected) => {
  expect(lifecycleActions(given, account)).toEqual(expected);
});
