/** What people call the column of first names, and that of last names beside it, folded and with letters only. */
export const firstNames = [
  'firstname',
  'first',
  'givenname',
  'forename',
  'nombre',
  'nombres',
  'primernombre',
] as const;
export const lastNames = [
  'lastname',
  'last',
  'surname',
  'familyname',
  'apellido',
  'apellidos',
  'lastnameoptional',
  'apellidoopcional',
] as const;
