import { memberColumns, missingColumns } from './memberColumns.ts';

test.each([
  [
    'the template',
    ['First name', 'Last name', 'Email', 'Phone', 'Role', 'Status'],
    { firstName: 0, lastName: 1, email: 2, phone: 3, tier: 4, isActive: 5 },
  ],
  [
    'the product’s own export',
    ['Name', 'Email', 'Phone', 'Tier', 'Status', 'Communities', 'Added', 'Last active'],
    { fullName: 0, email: 1, phone: 2, tier: 3, isActive: 4 },
  ],
  [
    'the export in Spanish',
    ['Nombre', 'Correo electrónico', 'Teléfono', 'Nivel', 'Estado'],
    { fullName: 0, email: 1, phone: 2, tier: 3, isActive: 4 },
  ],
  [
    'Spanish, in two columns',
    ['NOMBRE', 'Apellidos', 'Correo', 'Función'],
    { firstName: 0, lastName: 1, email: 2, tier: 3 },
  ],
  [
    'other spellings',
    ['e-mail', 'FIRST_NAME', 'Surname', 'role:'],
    { email: 0, firstName: 1, lastName: 2, tier: 3 },
  ],
  [
    'a payroll system’s columns',
    ['Employee Name', 'Work Email', 'Job Title', 'Cell #', 'Status'],
    { fullName: 0, email: 1, tier: 2, phone: 3, isActive: 4 },
  ],
  ['a name twice', ['Email', 'Email'], { email: 0 }],
  ['nothing known', ['', 'Color', '42'], {}],
])('%s', (_, headers, mapping) => {
  expect(memberColumns(headers)).toEqual(mapping);
});

test.each([
  [{ firstName: 0, email: 1, tier: 2 }, []],
  [{ fullName: 0, email: 1, tier: 2 }, []],
  [{ lastName: 0 }, ['firstName', 'email', 'tier']],
])('%j lacks %j', (mapping, lacking) => {
  expect(missingColumns(mapping)).toEqual(lacking);
});
