/** @jest-environment node */
import { unitRowFields, type ComparedUnit, type UnitRow } from 'mf-communities/domain';
import {
  columnsOfTemplate,
  hostileTexts,
  plansOfList,
  textsOf,
} from '../../../shared-lib/src/ui/importing/roundTrip.fixture.ts';
import { en } from '../texts/en.ts';
import { es } from '../texts/es.ts';
import { unitImportKind } from './unitImportKind.ts';

const units: readonly ComparedUnit[] = [
  ...hostileTexts.map((text, index) => ({
    id: `u${index}`,
    building: index % 2 === 0 ? text : null,
    floor: index % 3 === 0 ? text : null,
    unitNumber: `00${index}${text}`,
    residentName: text,
    email: 'dana+home@example.com',
    phone: '+12125550100',
    language: 'es' as const,
    status: 'paused' as const,
    moveInDate: '2026-05-31',
    serviceNotes: text,
  })),
  {
    id: 'bare',
    building: null,
    floor: null,
    unitNumber: '007',
    residentName: null,
    email: null,
    phone: null,
    language: 'en',
    status: 'vacant',
    moveInDate: null,
    serviceNotes: null,
  },
];

describe.each([
  ['English', 'en', en],
  ['Spanish', 'es', es],
] as const)('in %s', (_, language, catalog) => {
  const t = textsOf('mf-communities', catalog, language);
  const kind = unitImportKind(t, 'account', 'community', 'US');
  const cellOf = (unit: ComparedUnit, field: keyof UnitRow) => {
    if (field === 'status') return t(`units.status.${unit.status}`);
    if (field === 'language') return t(`units.languages.${unit.language}`);
    return unit[field] ?? '';
  };

  test('importing the list of an import’s rows changes nothing, whatever it contains', async () => {
    const lines = units.map((unit) => unitRowFields.map((field) => cellOf(unit, field)));
    const { before, after, plans } = await plansOfList(lines, kind, units, language);
    expect(plans).toMatchObject(units.map(({ id }) => ({ verdict: 'unchanged', id })));
    expect(after).toEqual(before);
  });

  test('the template’s columns match the import’s', async () => {
    const places = unitRowFields.map((field, index) => [field, index]);
    expect(await columnsOfTemplate(kind)).toEqual(Object.fromEntries(places));
  });
});

test('units named in a single cell are matched with the community’s', async () => {
  const kind = unitImportKind(textsOf('mf-communities', en, 'en'), 'account', 'community', 'US');
  const unit = { ...units.at(-1)!, building: 'A', unitNumber: '101' };
  const named = (name: string) => unitRowFields.map((field) => (field === 'unitNumber' ? name : ''));
  const { plans } = await plansOfList([named('A-101'), named('a-102')], kind, [unit], 'en');
  expect(plans).toMatchObject([
    { verdict: 'unchanged', id: 'bare' },
    { verdict: 'new', values: { building: 'A', unitNumber: '102' } },
  ]);
});
