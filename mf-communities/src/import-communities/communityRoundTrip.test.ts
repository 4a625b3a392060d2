/** @jest-environment node */
import { communityRowFields, type CommunityRow } from 'mf-communities/domain';
import { weekdays } from 'shared-lib/domain';
import { weekdayNames } from 'shared-lib/i18n';
import {
  columnsOfTemplate,
  hostileTexts,
  planOfExport,
  plansOfList,
  textsOf,
} from '../../../shared-lib/src/ui/importing/roundTrip.fixture.ts';
import { communityColumns } from '../communities/communityColumns.tsx';
import { communityRows } from '../communities/communityRows.ts';
import { en } from '../texts/en.ts';
import { es } from '../texts/es.ts';
import { communityImportKind, type ImportedCommunity } from './communityImportKind.ts';

const blank = {
  timezone: 'America/Denver',
  setOutStart: '18:00',
  setOutEnd: '20:00',
  serviceStart: '20:00',
  binInBy: '09:00',
  contactName: null,
  contactEmail: null,
  contactPhone: null,
  noServiceDates: [],
  pastPlans: [],
};
const communities: readonly ImportedCommunity[] = [
  ...hostileTexts.map((text, index) => ({
    ...blank,
    id: `c${index}`,
    propertyName: text,
    address: text,
    serviceDays: weekdays.slice(0, index % 8).toReversed(),
    totalUnits: index * 100,
    contactName: text,
    contactEmail: 'dana+home@example.com',
    contactPhone: '+12125550100',
  })),
  { ...blank, id: 'bare', propertyName: 'Maple Court', address: '', serviceDays: [], totalUnits: 0 },
];
const unchanged = communities.map(({ id }) => ({ verdict: 'unchanged', id }));

describe.each([
  ['English', 'en', en],
  ['Spanish', 'es', es],
] as const)('in %s', (_, language, catalog) => {
  const t = textsOf('mf-communities', catalog, language);
  const { existing: __, send: ___, ...kind } = communityImportKind(t, language, { country: 'US' } as never);

  test('importing the exported list of communities changes nothing', async () => {
    const listed = communities.map((community) => ({
      ...community,
      districtManagerId: null,
      archivedAt: null,
      geofence: null,
    }));
    const rows = communityRows(listed, [], [], { nights: new Map(), openCases: null });
    expect(await planOfExport(communityColumns(t, language), rows, kind, communities)).toMatchObject(
      unchanged,
    );
  });

  test('nor does importing the list of an import’s rows', async () => {
    const cellOf = (community: ImportedCommunity, field: keyof CommunityRow) =>
      field === 'serviceDays'
        ? weekdayNames(community.serviceDays, language)
        : String(community[field] ?? '');
    const lines = communities.map((community) => communityRowFields.map((field) => cellOf(community, field)));
    const { before, after, plans } = await plansOfList(lines, kind, communities, language);
    expect(plans).toMatchObject(unchanged);
    expect(after).toEqual(before);
  });

  test('the template’s columns match the import’s', async () => {
    const places = communityRowFields.map((field, index) => [field, index]);
    expect(await columnsOfTemplate(kind)).toEqual(Object.fromEntries(places));
  });
});
