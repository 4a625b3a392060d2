/** @jest-environment node */
import type { DirectoryMember } from 'shared-lib/domain';
import {
  columnsOfTemplate,
  hostileTexts,
  planOfExport,
  plansOfList,
  textsOf,
} from '../../../shared-lib/src/ui/importing/roundTrip.fixture.ts';
import { teamColumns } from '../team/teamColumns.tsx';
import { en } from '../texts/en.ts';
import { es } from '../texts/es.ts';
import { memberImportKind } from './memberImportKind.ts';

const member = (index: number, firstName: string, lastName: string): DirectoryMember =>
  ({
    id: `m${index}`,
    firstName,
    lastName,
    fullName: `${firstName} ${lastName}`.trim(),
    email: `Member.${index}+crew@members.test`,
    phone: index % 2 === 0 ? '+12125550100' : null,
    tier: index % 3 === 0 ? 'Admin' : 'Collection Specialist',
    isActive: index % 2 === 0,
    lastModified: 7,
    dateCreated: 1_780_000_000_000,
    lastActive: null,
    invitedUntil: null,
    profilePic: null,
  }) as DirectoryMember;
const names: readonly (readonly [string, string])[] = [
  ...hostileTexts.map((text) => [text, 'Cole'] as const),
  ...hostileTexts.map((text) => ['Dana', text] as const),
  ['Sammy', 'Davis, Jr.'],
  ['Cole,', 'Dana'],
  ['Mary Ann', 'Smith'],
  ['Cher', ''],
];
const team = names.map(([first, last], index) => member(index, first, last));

describe.each([
  ['English', 'en', en],
  ['Spanish', 'es', es],
] as const)('in %s', (_, language, catalog) => {
  const t = textsOf('mf-team', catalog, language);
  const owner = { uid: 'm0', customerId: 'm0', country: 'US' };
  const kind = memberImportKind(t, { ...owner, existing: team, add: null as never });
  const unchanged = team.map(({ id }) => ({ verdict: 'unchanged', id }));

  test('importing the exported team list changes nothing', async () => {
    const rows = team.map((row) => ({ ...row, assignedCommunities: [] }));
    const plans = await planOfExport(teamColumns(t, language), rows, kind, team);
    expect(plans).toMatchObject(unchanged);
    expect(plans.some(({ note }) => note)).toBe(false);
  });

  test('neither does the list of an import’s rows', async () => {
    const lines = team.map(({ firstName, lastName, email, phone, tier, isActive }) => [
      '',
      firstName,
      lastName,
      email,
      phone ?? '',
      t(`tiers.${tier}`),
      t(isActive ? 'active' : 'inactive'),
    ]);
    const { before, after, plans } = await plansOfList(lines, kind, team, language);
    expect(plans).toMatchObject(unchanged);
    expect(after).toEqual(before);
  });

  test('the template has every column where the import expects it', async () => {
    expect(Object.values(await columnsOfTemplate(kind))).toEqual([0, 1, 2, 3, 4, 5]);
  });
});
