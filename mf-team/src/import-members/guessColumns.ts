import { foldText } from 'shared-lib/ui/table';
import type { ColumnMapping, ImportColumn } from './importFields.ts';

/** The names that people give to the columns, in English and Spanish, folded and with letters only. */
const names: Readonly<Record<ImportColumn, readonly string[]>> = {
  fullName: [
    'name',
    'fullname',
    'employee',
    'employeename',
    'member',
    'teammember',
    'nombre',
    'nombrecompleto',
    'empleado',
    'miembro',
  ],
  firstName: ['firstname', 'first', 'givenname', 'forename', 'nombre', 'nombres', 'primernombre'],
  lastName: [
    'lastname',
    'last',
    'surname',
    'familyname',
    'apellido',
    'apellidos',
    'lastnameoptional',
    'apellidoopcional',
  ],
  email: ['email', 'emailaddress', 'mail', 'workemail', 'correo', 'correoelectronico', 'direcciondecorreo'],
  phone: [
    'phone',
    'phonenumber',
    'mobile',
    'mobilephone',
    'cell',
    'cellphone',
    'telephone',
    'telefono',
    'celular',
    'movil',
  ],
  tier: ['tier', 'role', 'position', 'nivel', 'funcion', 'rol', 'puesto', 'cargo'],
  isActive: ['active', 'isactive', 'status', 'activo', 'estado'],
};

const nameOf = (header: string) => foldText(header).replaceAll(/[^\p{L}]/gu, '');

/**
 * Which column of a file holds what, by the names in its header. `Nombre` is the first name when there is a column for
 * the last name, otherwise the whole name.
 */
export function guessColumns(headers: readonly string[]): ColumnMapping {
  const given = headers.map(nameOf);
  const hasLastName = given.some((name) => names.lastName.includes(name));
  const { fullName, ...parts } = names;
  const inOrder = hasLastName ? { ...parts, fullName } : names;
  const mapping: Partial<Record<ImportColumn, number>> = {};
  for (const [column, known] of Object.entries(inOrder) as [ImportColumn, readonly string[]][]) {
    const found = given.findIndex(
      (name, index) => known.includes(name) && !Object.values(mapping).includes(index),
    );
    if (found !== -1) mapping[column] = found;
  }
  return mapping;
}

/** The required columns that a file lacks: a member needs a name, an email and a role. */
export function missingColumns(mapping: ColumnMapping): ImportColumn[] {
  const needed: ImportColumn[] = ['email', 'tier'];
  if (mapping.fullName === undefined) needed.unshift('firstName');
  return needed.filter((column) => mapping[column] === undefined);
}
