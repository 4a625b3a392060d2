import { planOwnerRecord } from './planOwnerRecord.ts';

const owner = { firstName: 'Nora', lastName: 'Quinn', email: 'nora@demo.test' };

test.each([
  ['none yet', owner, null, { ...owner, tier: 'Admin', isActive: true }],
  ['one that fits', owner, owner, null],
  ['one with the email in another case', owner, { ...owner, email: 'Nora@Demo.test' }, null],
  ['another name', owner, { ...owner, lastName: 'Park' }, { firstName: 'Nora', lastName: 'Quinn' }],
  ['another email', owner, { ...owner, email: 'old@demo.test' }, { email: 'nora@demo.test' }],
  ['an owner whose name is unknown', { ...owner, firstName: '', lastName: '' }, owner, null],
  ['a login without an email', { ...owner, email: '' }, owner, null],
])('%s', (_, person, stored, expected) => {
  const known = stored && { ...stored, wasActive: true };
  expect(planOwnerRecord({ ...person, seenAt: 5 }, known)).toEqual(
    expected && { ...expected, ...(!stored && { lastActive: 5 }) },
  );
});

test.each([
  ['an owner who was here, in a record that says never', 5, false, { lastActive: 5 }],
  ['an owner whose record has it', 5, true, null],
  ['an owner who was never here', null, false, null],
])('when they were last active: %s', (_, seenAt, wasActive, expected) => {
  expect(planOwnerRecord({ ...owner, seenAt }, { ...owner, wasActive })).toEqual(expected);
});
