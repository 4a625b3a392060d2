/** @jest-environment node */
import { memberImportLimits } from 'mf-team/domain';
import type { DirectoryMember } from 'shared-lib/domain';
import {
  exported,
  hostileTexts,
  reviewedColumns,
  textsOf,
} from '../../../shared-lib/src/ui/importing/roundTrip.fixture.ts';
import { teamColumns } from '../team/teamColumns.tsx';
import { en } from '../texts/en.ts';
import { es } from '../texts/es.ts';
import { checkRows } from './checkRows.ts';
import { listRows } from './listRows.ts';
import { knownColumns, memberColumns } from './memberColumns.ts';
import { parseRows } from './parseRows.ts';
import { reviewWords } from './reviewWords.tsx';

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
const owner = { uid: 'm0', customerId: 'm0', country: 'US' };
const limits = memberImportLimits;
const known = knownColumns;

describe.each([
  ['English', 'en', en],
  ['Spanish', 'es', es],
] as const)('in %s', (_, language, catalog) => {
  const t = textsOf('mf-team', catalog, language);
  const listed = async () => {
    const rows = team.map((row) => ({ ...row, assignedCommunities: [] }));
    const table = await exported(teamColumns(t, language), rows, { limits, known });
    return parseRows(table, memberColumns(table.headers));
  };

  test('importing the exported team list changes nothing', async () => {
    const judged = checkRows(await listed(), team, owner);
    expect([...judged.values()]).toEqual(team.map(() => ({ verdict: 'unchanged' })));
  });

  test('the list of an import’s rows reads as the file did', async () => {
    const rows = await listed();
    const facts = {
      limits: new Map(),
      leftOut: new Set<number>(),
      beyondAsInactive: false,
      results: new Map(),
    };
    const shown = listRows(rows, { ...facts, judged: checkRows(rows, [], owner) });
    const table = await exported(reviewedColumns(reviewWords(t, null, true), language), shown, {
      limits,
      known,
    });
    const again = parseRows(table, memberColumns(table.headers));
    expect(again.map(({ texts }) => texts)).toEqual(rows.map(({ texts }) => texts));
  });
});
