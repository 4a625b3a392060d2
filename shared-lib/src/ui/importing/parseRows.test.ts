import { columnsIn, parseRows } from './parseRows.ts';

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
