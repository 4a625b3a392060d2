/** @jest-environment node */
import { blankMemberDetails, type RowProblems } from 'shared-lib/domain';
import { columnsIn, parseRows } from '../../../shared-lib/src/ui/importing/parseRows.ts';
import { memberImportKind } from './memberImportKind.ts';
import { asInactive } from './planMembers.ts';

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

/** The dry run of a file's rows, with the cells that are left out. */
function judge(cells: string[][], headers = header, importer = owner, team: readonly object[] = [known]) {
  const kind = memberImportKind((() => '') as never, { ...importer, existing: [], add: null as never });
  const table = { headers, rows: cells.map((row, index) => ({ line: index + 2, cells: row })) };
  const rows = parseRows(table, columnsIn(headers, kind), kind);
  return kind.plan(rows, team as never).map((plan, index) => {
    const row = rows[index]!;
    const warnings: RowProblems | undefined = row.ok ? row.warnings : undefined;
    return { ...plan, ...(warnings && { unread: warnings }) };
  });
}

const added = {
  firstName: 'Dana',
  lastName: 'Cole',
  email: 'dana@members.test',
  ...blankMemberDetails,
  tier: 'Admin',
  isActive: true,
};
const adds = (change: object = {}) => ({
  verdict: 'new',
  values: { request: { act: 'add', member: { ...added, ...change } } },
});
const nothingDiffers = { verdict: 'unchanged', id: 'nadia' };
const problem = (field: string, code: string, more: object = {}) => ({
  verdict: 'invalid',
  problems: { [field]: { code, ...more } },
});

test.each([
  ['someone new', dana, adds()],
  [
    'someone new, with different spelling',
    with_(dana, { 2: 'DANA@members.test', 3: '+1 (555) 010-0199', 4: 'administrador', 5: 'inactivo' }),
    adds({ phone: '+15550100199', isActive: false }),
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
    { ...adds(), unread: { phone: { code: 'invalid', format: 'phone' } } },
  ],
  [
    'an unknown status',
    with_(dana, { 5: 'maybe' }),
    { ...adds({ isActive: false }), unread: { isActive: { code: 'invalid' } } },
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
    { ...nothingDiffers, note: { code: 'stays', status: 'active' } },
  ],
  [
    'someone known with a wrong number',
    with_(nadia, { 3: '12' }),
    { ...nothingDiffers, unread: { phone: { code: 'invalid', format: 'phone' } } },
  ],
])('%s', (_, row, expected) => {
  const [judged] = judge([row]);
  expect(judged).toMatchObject(expected);
  expect('unread' in judged!).toBe('unread' in expected);
  if (judged!.verdict === 'invalid')
    expect(judged!.problems).toEqual((expected as { problems?: object }).problems);
});

test('an existing member who changes keeps their status, with a note', () => {
  const [judgement] = judge([with_(nadia, { 1: 'Reyes', 5: 'inactive' })]);
  expect(judgement).toMatchObject({ verdict: 'changed', note: { code: 'stays', status: 'active' } });
});

test('an existing member’s differing fields are listed', () => {
  const [judgement] = judge([with_(nadia, { 1: 'Flores-Reyes', 3: '+15550100199', 4: 'Admin' })]);
  expect(judgement).toMatchObject({
    verdict: 'changed',
    values: {
      request: {
        act: 'change',
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
      },
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
  const locked = { line: 2, ...problem('tier', 'locked') };
  expect(judge([promoted], header, { ...owner, uid: 'nadia' })).toEqual([locked]);
  expect(judge([promoted], header, { ...owner, uid: 'adam', customerId: 'nadia' })).toEqual([locked]);
  expect(judge([nadia], header, { ...owner, uid: 'nadia' })).toMatchObject([nothingDiffers]);
});

test('a number without a country code is read as one of the business’s country', () => {
  const readIn = (country: string) =>
    judge([with_(dana, { 3: '07400 123456' })], header, { ...owner, country });
  expect(readIn('US')).toMatchObject([{ unread: { phone: { code: 'invalid' } } }]);
  expect(readIn('GB')).toMatchObject([adds({ phone: '+447400123456' })]);
});

test('the dry run follows the team', () => {
  const teams = [[], [known], [{ ...known, lastName: 'Reyes', fullName: 'Nadia Reyes' }]];
  const verdicts = teams.map((team) => judge([nadia], header, owner, team)[0]?.verdict);
  expect(verdicts).toEqual(['new', 'unchanged', 'changed']);
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
  const named = (firstName: string, lastName: string) => ({
    values: { request: { member: { firstName, lastName } } },
  });
  expect(judge(rows, headers)).toMatchObject([
    named('María', 'del Carmen Ruiz'),
    nothingDiffers,
    named('Nadia', 'Flores Reyes'),
    named('Cher', ''),
  ]);
});

test.each([
  [
    'in separate columns, next to the whole name',
    ['Mary Ann', 'Smith', 'Mary Ann Smith'],
    'Mary Ann',
    'Smith',
  ],
  ['in one cell, in a file with other columns', ['', '', 'Mary Ann Smith'], 'Mary', 'Ann Smith'],
  ['turned, with a last name', ['', 'Cole', 'Cole, Dana'], 'Dana', 'Cole'],
])('a name %s', (_, [first = '', last = '', whole = ''], firstName, lastName) => {
  const row = [first, last, whole, 'm@a.test', 'Admin'];
  expect(judge([row], ['First name', 'Last name', 'Name', 'Email', 'Role'])).toMatchObject([
    { values: { request: { member: { firstName, lastName } } } },
  ]);
});

test('only someone new can be imported as inactive', () => {
  const [isNew, changed] = judge([dana, with_(nadia, { 1: 'Reyes' })]).map((plan) => asInactive(plan));
  expect(isNew).toMatchObject({ ...adds({ isActive: false }), note: { status: 'inactive', tier: 'Admin' } });
  expect(changed).toBeNull();
});
