/** @jest-environment node */
import { binTagSchema, type BinTag, type TagOrUnit } from 'mf-communities/domain';
import {
  columnsOfTemplate,
  hostileTexts,
  planOfExport,
  plansOfList,
  textsOf,
} from '../../../../shared-lib/src/ui/importing/roundTrip.fixture.ts';
import { en } from '../../texts/en.ts';
import { es } from '../../texts/es.ts';
import { binTagColumns } from '../BinTagsTable.tsx';
import { binTagRows } from '../binTagRows.ts';
import { binTagImportKind } from './binTagImportKind.ts';

const tag = (id: string, label: string, more: Partial<BinTag> = {}): BinTag => ({
  ...binTagSchema.parse({ id, communityId: 'maple', label, status: 'unassigned' }),
  ...more,
});
const doors = [
  ...hostileTexts.map((text, index) => ({
    building: index % 2 === 0 ? text : null,
    unitNumber: `00${index}${text}`,
  })),
  // Both are called A-101.
  { building: 'A', unitNumber: '101' },
  { building: null, unitNumber: 'A-101' },
].map((door, index) => ({ ...door, id: `u${index}`, binTagId: `t${index}` }));
const tags: readonly BinTag[] = [
  ...doors.map(({ id }, index) =>
    tag(`t${index}`, hostileTexts[index] ?? '', {
      status: 'assigned',
      unitId: id,
      lastScanAt: 1_780_000_000_000,
    }),
  ),
  tag('free', 'Spring-1'),
  tag('retired', 'Spring-2', { status: 'retired' }),
  // It was where t0 is now.
  tag('replaced', 'Spring-3', { status: 'damaged', unitId: 'u0', replacedById: 't0' }),
  tag('astray', 'Spring-4', { status: 'assigned', unitId: 'gone' }),
];
const existing: readonly TagOrUnit[] = [
  ...tags.map((record) => ({ kind: 'tag' as const, ...record })),
  ...doors.map((record) => ({ kind: 'unit' as const, ...record })),
];
const unchanged = tags.map(({ id }) => ({ verdict: 'unchanged', id }));

describe.each([
  ['English', 'en', en],
  ['Spanish', 'es', es],
] as const)('in %s', (_, language, catalog) => {
  const t = textsOf('mf-communities', catalog, language);
  const kind = binTagImportKind(t, 'account', 'maple');

  test('importing the exported list of bin tags changes nothing', async () => {
    const columns = binTagColumns(t, 0, 'America/Denver');
    expect(await planOfExport(columns, binTagRows(tags, doors), kind, existing)).toMatchObject(unchanged);
  });

  test('nor does importing the list of an import’s rows', async () => {
    const lines = tags.map(({ id, unitId }) => {
      const door = doors.find((known) => known.id === unitId);
      return [id, door?.building ?? '', door?.unitNumber ?? ''];
    });
    const { before, after, plans } = await plansOfList(lines, kind, existing, language);
    expect(plans).toMatchObject(unchanged);
    expect(after).toEqual(before);
  });

  test('the template’s columns match the import’s', async () => {
    expect(await columnsOfTemplate(kind)).toEqual({ tag: 0, building: 1, unitNumber: 2 });
  });
});
