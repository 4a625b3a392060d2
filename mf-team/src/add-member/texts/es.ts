import type { addMember as en } from './en.ts';

/** The texts of adding a team member in Spanish. */
export const addMember: typeof en = {
  open: 'Agregar miembro',
  title: 'Agregar un miembro del equipo',
  firstName: 'Nombre',
  lastName: 'Apellido (opcional)',
  email: 'Correo electrónico',
  emailHelp: 'Aquí llega la invitación, con un enlace para elegir una contraseña.',
  tier: 'Función',
  /** What a field is called in a sentence. */
  fields: {
    firstName: 'Nombre',
    lastName: 'Apellido',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    tier: 'Función',
  },
  tierDetails: {
    Admin: 'Acceso completo a este panel.',
    'District Manager': 'Supervisa varias comunidades, en la aplicación de campo.',
    'Collection Specialist': 'Hace las rondas, en la aplicación de campo.',
  },
  adminsInUse: '{{used, number}} de {{allowed, number}} cuentas de administrador en uso.',
  isActive: 'Activo',
  isActiveHelp: 'Los miembros activos pueden recibir turnos y cuentan para su plan.',
  problems: {
    firstName: { missing: 'Escriba un nombre.' },
    email: { missing: 'Escriba un correo electrónico.' },
    tier: { missing: 'Elija una función.' },
    tooManyInvitations: 'Envió {{count, number}} invitaciones en un día. Invite a más personas mañana.',
    duplicate: 'Alguien de su equipo ya tiene este correo.',
    taken: 'Este correo ya inicia sesión con otra cuenta.',
    adminsFull_one:
      'Su plan permite {{count, number}} cuenta de administrador y está en uso. Elija otra función o agregue a este miembro como inactivo.',
    adminsFull_other:
      'Su plan permite {{count, number}} cuentas de administrador y todas están en uso. Elija otra función o agregue a este miembro como inactivo.',
    teamFull:
      'No se puede agregar un miembro activo. Ha alcanzado el límite de miembros de equipo de su plan.',
  },
  full: 'Su plan no tiene lugar para otro miembro activo. Puede agregarlo como inactivo o elegir antes un plan mayor.',
  atLimitHelp: 'Desactive «Activo» para agregar ahora a este miembro y activarlo más tarde.',
  failed: 'No se pudo agregar el miembro del equipo',
  failedHelp: 'No se ha perdido nada de lo que escribió. Revise su conexión e inténtelo de nuevo.',
  inactiveHelp: 'A los miembros inactivos no se les invita. Reciben la invitación cuando usted los reactiva.',
  submit: 'Enviar invitación',
  submitInactive: 'Agregar sin invitación',
  invited: 'Se envió una invitación a {{email}}.',
  addedInactive: 'Se agregó a {{name}} como inactivo. Reactívelo para enviarle una invitación.',
  discard: 'Este miembro aún no se ha agregado.',
};
