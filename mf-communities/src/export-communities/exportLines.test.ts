/** @jest-environment node */
import { communityExportColumns, type CommunityExportColumn } from 'mf-communities/domain';
import { communityImportKind, readCommunity } from '../import-communities/communityImportKind.ts';
import { importCommunities as en } from '../import-communities/texts/en.ts';
import { importCommunities as es } from '../import-communities/texts/es.ts';
import { exportLines } from './exportLines.ts';

const maple = {
  propertyName: 'Maple Court',
  address: '38 Kingston Pike, New York, NY',
  timezone: 'America/New_York',
  serviceDays: ['monday' as const, 'wednesday' as const, 'sunday' as const],
  setOutStart: '18:00',
  setOutEnd: '20:00',
  serviceStart: '20:00',
  binInBy: '09:00',
  totalUnits: 1204,
  contactName: 'Dana Cole',
  contactEmail: 'dana@example.com',
  contactPhone: '+12025550123',
  agents: 'Sam Ortiz',
};
const bare = { ...maple, address: '', contactName: null, contactEmail: null, contactPhone: null };

/** How the import looks for a column. */
const headerName = (header: string) =>
  header
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');

test.each([
  ['en', en],
  ['es', es],
])('an export in %s is imported unchanged', (language, { fields }) => {
  const labelOf = (column: CommunityExportColumn) => (column === 'agents' ? '' : fields[column]);
  const [head = [], ...lines] = exportLines([maple, bare], communityExportColumns, { labelOf, language });
  const { fields: columns } = communityImportKind((() => '') as never, language, {} as never);
  const texts = lines.map((line) =>
    Object.fromEntries(
      columns.map(({ id, names }) => {
        const at = head.findIndex((header) => names.includes(headerName(String(header))));
        return [id, at < 0 ? `no column for ${id}` : String(line[at] ?? '')];
      }),
    ),
  );
  const { agents: _, ...values } = maple;
  const nothing = { address: null, contactName: null, contactEmail: null, contactPhone: null };
  expect(texts.map((row) => readCommunity(row as Parameters<typeof readCommunity>[0], 'US'))).toEqual([
    { ok: true, values },
    { ok: true, values: { ...values, ...nothing } },
  ]);
});

test('only selected columns are exported, in the order of the import', () => {
  const lines = exportLines([maple], ['agents', 'totalUnits', 'propertyName', 'serviceDays'], {
    labelOf: (column) => column,
    language: 'en',
  });
  expect(lines).toEqual([
    ['propertyName', 'serviceDays', 'totalUnits', 'agents'],
    ['Maple Court', 'Mon, Wed, Sun', 1204, 'Sam Ortiz'],
  ]);
});
