import { lifecycleActions } from './lifecycleActions.ts';

const account = { uid: 'adam', customerId: 'olivia' };
const member = (id: string, isActive: boolean, isDeactivating = false) => ({ id, isActive, isDeactivating });

test.each([
  ['an active member', member('nadia', true), ['deactivate', 'delete']],
  ['an inactive member', member('nadia', false), ['reactivate', 'delete']],
  ['one whose deactivation was interrupted', member('nadia', false, true), ['finish', 'delete']],
  ['the owner', member('olivia', true), []],
  ['oneself', member('adam', true), []],
])('%s', (_, given, expected) => {
  expect(lifecycleActions(given, account)).toEqual(expected);
});
