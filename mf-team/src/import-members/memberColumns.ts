import { firstNames, guessColumns, headerName, lastNames, type ColumnNames } from 'shared-lib/ui/importing';
import type { ColumnMapping, ImportColumn } from './importFields.ts';

/** Common column names in English and Spanish, folded to letters only. */
const names: ColumnNames<ImportColumn> = {
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
  firstName: firstNames,
  lastName: lastNames,
  email: ['email', 'emailaddress', 'mail', 'workemail', 'correo', 'correoelectronico', 'direcciondecorreo'],
  phone: [
    'phone',
    'phonenumber',
    'mobile',
    'mobilephone',
    'cell',
    'cellphone',
    'cellnumber',
    'mobilenumber',
    'telephone',
    'telefono',
    'celular',
    'movil',
  ],
  tier: ['tier', 'role', 'position', 'title', 'jobtitle', 'nivel', 'funcion', 'rol', 'puesto', 'cargo'],
  isActive: ['active', 'isactive', 'status', 'activo', 'estado'],
};

/** All of these names. */
export const knownColumns = Object.values(names).flat();

/**
 * Maps a file's columns by the names in its header. `Nombre` is the first name if there is a column for the
 * last name, otherwise the whole name.
 */
export function memberColumns(headers: readonly string[]): ColumnMapping {
  const hasLastName = headers.some((header) => (lastNames as readonly string[]).includes(headerName(header)));
  const { fullName, ...parts } = names;
  return guessColumns(headers, hasLastName ? { ...parts, fullName } : names);
}

/** The required columns that a file lacks: a member needs a name, an email and a role. */
export function missingColumns(mapping: ColumnMapping): ImportColumn[] {
  const needed: ImportColumn[] = ['email', 'tier'];
  if (mapping.fullName === undefined) needed.unshift('firstName');
  return needed.filter((column) => mapping[column] === undefined);
}
