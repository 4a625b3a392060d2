import { blankMemberDetails } from 'shared-lib/domain';
import { checkRows } from './checkRows.ts';
import { parseRows } from './parseRows.ts';
import { memberColumns } from './memberColumns.ts';

const known = {
  id: 'nadia',
  firstName: 'Nadia',
  lastName: 'Flores',
  fullName: 'Nadia Flores',
  email: 'Nadia@members.test',
  phone: '+15550100123',
  tier: 'District Manager',
  isActive: true,
  lastModified: 7,
} as const;
const owner = { uid: 'olivia', customerId: 'olivia', country: 'US' };
const header = ['First name', 'Last name', 'Email', 'Phone', 'Role', 'Status'];
const dana = ['Dana', 'Cole', 'dana@members.test', '', 'Admin', ''];
const nadia = ['Nadia', 'Flores', 'nadia@MEMBERS.test', '+1 555 010 0123', 'district manager', ''];
const with_ = (row: string[], change: Record<number, string>) =>
  row.map((cell, index) => change[index] ?? cell);

function judge(rows: string[][], headers = header, importer = owner) {
  const table = { headers, rows: rows.map((cells, index) => ({ line: index + 2, cells })) };
  return [...checkRows(parseRows(table, memberColumns(headers)), [known], importer).values()];
}

const added = {
  firstName: 'Dana',
  lastName: 'Cole',
  email: 'dana@members.test',
  ...blankMemberDetails,
  tier: 'Admin',
  isActive: true,
};
const nothingDiffers = { verdict: 'unchanged' };
const problem = (field: string, code: string, more: object = {}) => ({
  verdict: 'invalid',
  problems: { [field]: { code, ...more } },
});

test.each([
  ['someone new', dana, { verdict: 'new', member: added }],
  [
    'someone new, with different spelling',
    with_(dana, { 2: 'DANA@members.test', 3: '+1 (555) 010-0199', 4: 'administrador', 5: 'inactivo' }),
    { verdict: 'new', member: { ...added, phone: '+15550100199', isActive: false } },
  ],
  ['no first name', with_(dana, { 0: '' }), problem('firstName', 'missing')],
  ['a long name', with_(dana, { 1: 'x'.repeat(201) }), problem('lastName', 'tooLong', { max: 200 })],
  ['no email', with_(dana, { 2: '' }), problem('email', 'missing')],
  ['no email address', with_(dana, { 2: 'dana' }), problem('email', 'invalid', { format: 'email' })],
  ['no role', with_(dana, { 4: '' }), problem('tier', 'missing')],
  ['an unknown role', with_(dana, { 4: 'Owner' }), problem('tier', 'invalid')],
  [
    'an unreadable number, without which the row is imported',
    with_(dana, { 3: '555 0100' }),
    { verdict: 'new', member: added, unread: { phone: { code: 'invalid', format: 'phone' } } },
  ],
  [
    'an unknown status',
    with_(dana, { 5: 'maybe' }),
    { verdict: 'new', member: { ...added, isActive: false }, unread: { isActive: { code: 'invalid' } } },
  ],
  [
    'several problems at once',
    ['', '', 'x', '1', '', '?'],
    {
      verdict: 'invalid',
      problems: {
        firstName: { code: 'missing' },
        email: { code: 'invalid', format: 'email' },
        phone: { code: 'invalid', format: 'phone' },
        tier: { code: 'missing' },
        isActive: { code: 'invalid' },
      },
    },
  ],
  ['someone who already matches the row', nadia, nothingDiffers],
  ['empty cells, which change nothing', ['', '', 'nadia@members.test', '', '', ''], nothingDiffers],
  ['the same status', with_(nadia, { 5: 'Activo' }), nothingDiffers],
  [
    'another status, which an import doesn’t change',
    with_(nadia, { 5: 'inactive' }),
    { ...nothingDiffers, keptStatus: 'active' },
  ],
  [
    'someone known with a wrong number',
    with_(nadia, { 3: '12' }),
    { ...nothingDiffers, unread: { phone: { code: 'invalid', format: 'phone' } } },
  ],
])('%s', (_, row, expected) => {
  expect(judge([row])).toEqual([expected]);
});

test('an existing member who changes keeps their status, with a note', () => {
  const [judgement] = judge([with_(nadia, { 1: 'Reyes', 5: 'inactive' })]);
  expect(judgement).toMatchObject({ verdict: 'changed', keptStatus: 'active' });
});

test('an existing member’s differing fields are listed', () => {
  const [judgement] = judge([with_(nadia, { 1: 'Flores-Reyes', 3: '+15550100199', 4: 'Admin' })]);
  expect(judgement).toMatchObject({
    verdict: 'changed',
    before: { tier: 'District Manager', isActive: true },
    change: {
      teamMemberId: 'nadia',
      seen: 7,
      firstName: 'Nadia',
      lastName: 'Flores-Reyes',
      email: 'nadia@members.test',
      phone: '+15550100199',
      tier: 'Admin',
    },
    differences: [
      { field: 'lastName', from: 'Flores', to: 'Flores-Reyes' },
      { field: 'phone', from: '+15550100123', to: '+15550100199' },
      { field: 'tier', from: 'District Manager', to: 'Admin' },
    ],
  });
});

test('an import can’t change the importer’s own tier or the owner’s', () => {
  const promoted = with_(nadia, { 4: 'Admin' });
  const locked = problem('tier', 'locked');
  expect(judge([promoted], header, { ...owner, uid: 'nadia' })).toEqual([locked]);
  expect(judge([promoted], header, { ...owner, uid: 'adam', customerId: 'nadia' })).toEqual([locked]);
  expect(judge([nadia], header, { ...owner, uid: 'nadia' })).toEqual([nothingDiffers]);
});

test('a number without a country code is read as one of the business’s country', () => {
  const table = { headers: header, rows: [{ line: 2, cells: with_(dana, { 3: '07400 123456' }) }] };
  const rows = parseRows(table, memberColumns(header));
  const readIn = (country: string) => checkRows(rows, [], { ...owner, country }).get(2);
  expect(readIn('US')).toMatchObject({ unread: { phone: { code: 'invalid' } } });
  expect(readIn('GB')).toMatchObject({ verdict: 'new', member: { phone: '+447400123456' } });
});

test('a row is judged again when its member has changed', () => {
  const table = { headers: header, rows: [{ line: 2, cells: nadia }] };
  const rows = parseRows(table, memberColumns(header));
  const verdicts = [[], [known], [{ ...known, lastName: 'Reyes', fullName: 'Nadia Reyes' }], [known]].map(
    (team) => checkRows(rows, team, owner).get(2)?.verdict,
  );
  expect(verdicts).toEqual(['new', 'unchanged', 'changed', 'unchanged']);
});

test('an email counts once in a file, ignoring case; rows without one are not duplicates', () => {
  const rows = [dana, with_(dana, { 0: 'Dan', 2: 'Dana@Members.test' }), with_(nadia, { 0: 'N' }), nadia];
  const noEmail = with_(dana, { 2: '' });
  expect(
    judge([...rows, noEmail, noEmail]).map((judged) => [
      judged.verdict,
      'sameAs' in judged ? judged.sameAs : '',
    ]),
  ).toEqual([
    ['new', ''],
    ['duplicate', 2],
    ['changed', ''],
    ['duplicate', 4],
    ['invalid', ''],
    ['invalid', ''],
  ]);
});

test('a whole name is split for someone new, and compared whole for a known member', () => {
  const headers = ['Name', 'Email', 'Role'];
  const rows = [
    ['María del Carmen Ruiz', 'm@a.test', 'Admin'],
    ['Nadia Flores', 'nadia@members.test', ''],
    ['Nadia Flores Reyes', 'nadia2@members.test', 'Admin'],
    ['Cher', 'cher@a.test', 'Admin'],
  ];
  expect(judge(rows, headers)).toMatchObject([
    { verdict: 'new', member: { firstName: 'María', lastName: 'del Carmen Ruiz' } },
    nothingDiffers,
    { verdict: 'new', member: { firstName: 'Nadia', lastName: 'Flores Reyes' } },
    { verdict: 'new', member: { firstName: 'Cher', lastName: '' } },
  ]);
});
