/**
 * Common names of columns used by several imports, normalized to letters only: first names, with last names
 * in another column.
 */
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

/** Common names of a resident's phone and language columns. */
export const phoneNames = [
  'phone',
  'phonenumber',
  'mobile',
  'mobilephone',
  'mobilenumber',
  'cell',
  'cellphone',
  'cellnumber',
  'telephone',
  'telefono',
  'telefonomovil',
  'celular',
  'movil',
] as const;
export const languageNames = ['language', 'preferredlanguage', 'lang', 'idioma', 'lengua'] as const;
