/** @jest-environment node */
import { unitSchema, type Unit } from 'shared-lib/domain';
import type { RecipientFact } from 'mf-settings/domain';
import {
  columnsOfTemplate,
  hostileTexts,
  planOfExport,
  plansOfList,
  textsOf,
} from '../../../shared-lib/src/ui/importing/roundTrip.fixture.ts';
import { en } from '../texts/en.ts';
import { es } from '../texts/es.ts';
import { recipientColumns } from './recipientColumns.tsx';
import { recipientImportKind } from './recipientImportKind.ts';

const communities = hostileTexts.map((propertyName, index) => ({ id: `c${index}`, propertyName }));
const unit = (id: string, more: Partial<Unit>): Unit => ({
  ...unitSchema.parse({ id, communityId: 'c0', unitNumber: '101' }),
  residentName: 'Dana Cole',
  phone: '+12125550100',
  ...more,
});
const agreed = { smsOptIn: true, smsOptInAt: 1000, smsOptInSource: 'form' } as const;
const units: readonly Unit[] = [
  ...hostileTexts.map((text, index) =>
    unit(`u${index}`, {
      ...agreed,
      communityId: `c${index}`,
      building: index % 2 === 0 ? text : null,
      unitNumber: `00${index}${text}`,
      residentName: text,
    }),
  ),
  unit('plain', { ...agreed, building: 'A', phone: '+12125550101', language: 'es' }),
  unit('own-number', { ...agreed, unitNumber: 'B-7', phone: '+12125550102' }),
  unit('two-parts', { ...agreed, building: 'East', unitNumber: '1-2', phone: '+12125550103' }),
  unit('suppressed', { ...agreed, unitNumber: '102', phone: '+12125550104' }),
  unit('left', { unitNumber: '103', phone: '+12125550105', smsOptOutAt: 2000 }),
  unit('unasked', { unitNumber: '104', phone: '+12125550106' }),
  unit('no-phone', { unitNumber: '105', phone: null }),
  unit('vacant', { unitNumber: '106', phone: null, residentName: null, status: 'vacant' }),
];
const facts: readonly RecipientFact[] = [
  ...units.map((record) => ({ kind: 'unit' as const, ...record })),
  { kind: 'suppressed', id: 's', phone: '+12125550104' },
];
const unchanged = units.map(({ id }) => ({ verdict: 'unchanged', id }));

describe.each([
  ['English', 'en', en],
  ['Spanish', 'es', es],
] as const)('in %s', (_, language, catalog) => {
  const t = textsOf('mf-settings', catalog, language);
  const kind = recipientImportKind(t, 'account', 'US', communities as never, {} as never);
  const nameOf = new Map(communities.map(({ id, propertyName }) => [id, propertyName]));

  test('the list of recipients changes nothing when imported', async () => {
    const suppressed = new Set(['+12125550104']);
    const columns = recipientColumns(t, { nameOf, suppressed, zone: 'America/Denver' });
    expect(await planOfExport(columns, units, kind, facts)).toMatchObject(unchanged);
  });

  test('neither does the list of an import’s rows', async () => {
    const lines = units.map(
      ({ communityId, building, unitNumber, residentName, phone, smsOptIn, ...said }) => [
        nameOf.get(communityId) ?? '',
        building ?? '',
        unitNumber,
        residentName ?? '',
        phone ?? '',
        t(`recipients.languages.${said.language}`),
        t(`recipients.importing.consent.${smsOptIn ? 'true' : 'false'}`),
      ],
    );
    const { before, after, plans } = await plansOfList(lines, kind, facts, language);
    expect(plans).toMatchObject(unchanged);
    expect(after).toEqual(before);
  });

  test('the template has every column where the import expects it', async () => {
    expect(Object.values(await columnsOfTemplate(kind))).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });
});
