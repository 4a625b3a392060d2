import { readPayload } from './document.ts';
import { newCommunitySchema } from '../community/newCommunity.ts';
import { newTeamMemberSchema } from '../teamMember/newTeamMember.ts';

const dana = { firstName: ' Dana ', lastName: 'Cole', email: ' Dana@Example.COM ', tier: 'District Manager' };

test('a new team member is tidied up', () => {
  expect(readPayload(newTeamMemberSchema, { ...dana, customerId: 'another' })).toEqual({
    ok: true,
    value: {
      firstName: 'Dana',
      lastName: 'Cole',
      email: 'dana@example.com',
      phone: null,
      tier: 'District Manager',
      isActive: true,
    },
  });
});

test.each([
  ['nothing', null, 'payload'],
  ['a list', [], 'payload'],
  ['no name', { ...dana, firstName: ' ' }, 'firstName'],
  ['a long name', { ...dana, lastName: 'x'.repeat(201) }, 'lastName'],
  ['no email', { ...dana, email: 'dana' }, 'email'],
  ['a long email', { ...dana, email: `${'x'.repeat(320)}@example.com` }, 'email'],
  ['another tier', { ...dana, tier: 'Owner' }, 'tier'],
  ['a word instead of active', { ...dana, isActive: 'yes' }, 'isActive'],
  ['a number for a phone', { ...dana, phone: 5 }, 'phone'],
])('a team member is refused: %s', (_what, payload, field) => {
  const result = readPayload(newTeamMemberSchema, payload);
  expect(result).toEqual({ ok: false, error: expect.stringContaining(`${field}: expected`) });
});

test('a new community only needs a name', () => {
  const result = readPayload(newCommunitySchema, {
    propertyName: ' Elm Row ',
    slug: 'mine',
    createdBy: 'me',
  });
  expect(result).toMatchObject({
    ok: true,
    value: { propertyName: 'Elm Row', serviceDays: [], timezone: 'America/New_York', setOutEnd: '20:00' },
  });
  expect(result.ok && Object.keys(result.value)).not.toEqual(expect.arrayContaining(['slug']));
});

test.each([
  [{ propertyName: '' }, 'propertyName'],
  [{ propertyName: 'Elm', serviceDays: ['someday'] }, 'serviceDays.0'],
  [{ propertyName: 'Elm', timezone: 'Mars/Olympus' }, 'timezone'],
  [{ propertyName: 'Elm', setOutStart: '25:00' }, 'setOutStart'],
])('a community is refused: %j', (payload, field) => {
  expect(readPayload(newCommunitySchema, payload)).toEqual({
    ok: false,
    error: expect.stringContaining(field),
  });
});
