import type { RowTexts } from './importKind.ts';
import { columnsIn, parseLeniently, parseRows } from './parseRows.ts';

const kind = {
  fields: [
    { id: 'unit', label: '', help: '', names: ['unit'] },
    { id: 'name', label: '', help: '', names: ['resident', 'firstname', 'nombre'], isWholeName: true },
  ],
  read: (values: object) => ({ ok: true, values }) as const,
} as const;

test.each([
  [['Unit', 'Resident'], ['1', 'Dana Cole'], 'Dana Cole'],
  [['Unit', 'First Name', 'Last Name'], ['1', 'Dana', 'Cole'], 'Dana Cole'],
  [['Last Name', 'First Name', 'Unit'], ['Cole', 'Dana', '1'], 'Dana Cole'],
  [['Unit', 'Nombre', 'Apellidos'], ['1', 'José', 'Núñez Ruiz'], 'José Núñez Ruiz'],
  [['Unit', 'First Name', 'Last Name'], ['1', 'Dana'], 'Dana'],
  [['Unit', 'First Name', 'Last Name'], ['1', '', 'Cole'], 'Cole'],
  [['Unit', 'First Name', 'Last Name'], ['1', '', ''], ''],
  [['Unit', 'Resident', 'Last Name'], ['1', 'Dana Cole', 'Cole'], 'Dana Cole'],
  [['Unit', 'First Name'], ['1', 'Dana'], 'Dana'],
])('in %j, the row %j is named %j', (headers, cells, name) => {
  const [row] = parseRows({ headers, rows: [{ line: 2, cells }] }, columnsIn(headers, kind), kind);
  expect(row).toMatchObject({ ok: true, texts: { unit: '1', name } });
});

type Field = 'name' | 'building' | 'from' | 'until' | 'units';

const label = { label: '', help: '', names: [] };
const fields = [
  { ...label, id: 'name', isNeeded: true },
  { ...label, id: 'building', isKey: true },
  { ...label, id: 'from' },
  { ...label, id: 'until' },
  { ...label, id: 'units' },
] as const;

const wrong = { code: 'invalid' };

/** Like schemas, compares fields only if each is valid. */
const read = (texts: RowTexts<Field>) => {
  const problems = Object.fromEntries(
    Object.entries(texts).flatMap(([field, text]) => (text === '?' ? [[field, wrong]] : [])),
  );
  const isReversed = Object.keys(problems).length === 0 && texts.until !== '' && texts.until < texts.from;
  if (isReversed) return { ok: false as const, problems: { until: wrong } };
  return Object.keys(problems).length > 0
    ? { ok: false as const, problems }
    : { ok: true as const, values: texts };
};

const right = { name: 'Maple', building: '', from: '18:00', until: '20:00', units: '48' };

test.each([
  ['a valid row', {}, { ok: true, values: right }],
  [
    'an invalid optional cell',
    { units: '?' },
    { ok: true, values: { ...right, units: '' }, warnings: { units: wrong } },
  ],
  [
    'a cell that becomes invalid once another is skipped',
    { units: '?', until: '17:00' },
    { ok: true, values: { ...right, units: '', until: '' }, warnings: { units: wrong, until: wrong } },
  ],
  [
    'an invalid required cell',
    { name: '?', units: '?' },
    { ok: false, problems: { name: wrong, units: wrong } },
  ],
  ['an invalid key cell', { building: '?' }, { ok: false, problems: { building: wrong } }],
])('%s', (_, change, expected) => {
  expect(parseLeniently({ ...right, ...change }, { fields, read })).toEqual(expected);
});
