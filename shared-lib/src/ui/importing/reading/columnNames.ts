/** What people call columns that several imports have, folded and with letters only: first names, and last names beside them. */
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

/** What people call the columns of a resident's phone and language. */
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
