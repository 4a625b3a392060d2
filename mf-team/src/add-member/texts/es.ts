import type { addMember as en } from './en.ts';

/** The texts of adding a team member in Spanish. */
export const addMember: typeof en = {
  open: 'Agregar miembro',
  title: 'Agregar miembro del equipo',
  firstName: 'Nombre',
  lastName: 'Apellido (opcional)',
  email: 'Correo electrónico',
  emailHelp: 'Enviaremos una invitación con un enlace para crear una contraseña.',
  tier: 'Función',
  /** A field's name within a sentence. */
  fields: {
    firstName: 'Nombre',
    lastName: 'Apellido',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    tier: 'Función',
  },
  tierDetails: {
    Admin: 'Acceso completo a este panel.',
    'District Manager': 'Supervisa varias comunidades en la aplicación de campo.',
    'Collection Specialist': 'Hace las rutas en la aplicación de campo.',
  },
  adminsInUse: '{{used, number}} de {{allowed, number}} cuentas de administrador en uso.',
  isActive: 'Activo',
  isActiveHelp: 'Los miembros activos pueden recibir turnos y cuentan para su plan.',
  problems: {
    firstName: { missing: 'Ingrese un nombre.' },
    email: { missing: 'Ingrese un correo electrónico.' },
    tier: { missing: 'Elija una función.' },
    tooManyInvitations: 'Llegó al límite de {{count, number}} invitaciones por día. Inténtelo mañana.',
    duplicate: 'Un miembro del equipo ya tiene este correo.',
    taken: 'Otra cuenta ya usa este correo.',
    adminsFull_one:
      'La {{count, number}} cuenta de administrador de su plan está en uso. Elija otra función o agregue al miembro como inactivo.',
    adminsFull_other:
      'Las {{count, number}} cuentas de administrador de su plan están en uso. Elija otra función o agregue al miembro como inactivo.',
    teamFull:
      'No se puede agregar un miembro activo. Ha alcanzado el límite de miembros de equipo de su plan.',
  },
  full: 'Llegó al límite de miembros activos de su plan. Agregue a este como inactivo o cambie de plan.',
  atLimitHelp: 'Desactive «Activo» para agregar ahora a este miembro y activarlo más tarde.',
  failed: 'No se pudo agregar el miembro del equipo',
  failedHelp: 'Sus datos siguen aquí. Revise su conexión e inténtelo de nuevo.',
  inactiveHelp: 'Los miembros inactivos reciben la invitación cuando usted los reactiva.',
  submit: 'Enviar invitación',
  submitInactive: 'Agregar sin invitación',
  invited: 'Invitación enviada a {{email}}.',
  addedInactive: 'Se agregó a {{name}} como inactivo. Reactívelo para enviarle una invitación.',
  discard: 'Este miembro no se ha agregado.',
};
