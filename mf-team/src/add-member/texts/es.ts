import type { addMember as en } from './en.ts';

/** The texts of adding a team member in Spanish. */
export const addMember: typeof en = {
  open: 'Agregar miembro',
  title: 'Agregar miembro del equipo',
  firstName: 'Nombre',
  lastName: 'Apellido (opcional)',
  email: 'Correo electrónico',
  emailHelp: 'Enviaremos un enlace para crear una contraseña.',
  tier: 'Rol',
  /** A field's name within a sentence. */
  fields: {
    firstName: 'Nombre',
    lastName: 'Apellido',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    tier: 'Rol',
  },
  tierDetails: {
    Admin: 'Acceso completo a este panel.',
    'District Manager': 'Supervisa varias comunidades.',
    'Collection Specialist': 'Hace las rutas en la aplicación de campo.',
  },
  adminsInUse: '{{used, number}} de {{allowed, number}} cuentas de administrador en uso.',
  isActive: 'Activo',
  isActiveHelp: 'Puede recibir turnos y cuenta para su plan.',
  problems: {
    firstName: { missing: 'Ingrese un nombre.' },
    email: { missing: 'Ingrese un correo electrónico.' },
    tier: { missing: 'Elija un rol.' },
    tooManyInvitations: 'El límite es de {{count, number}} invitaciones por día. Inténtelo mañana.',
    duplicate: 'Un miembro del equipo ya tiene este correo.',
    taken: 'Otra cuenta usa este correo.',
    adminsFull_one:
      'La {{count, number}} cuenta de administrador de su plan está en uso. Elija otro rol o agréguelo como inactivo.',
    adminsFull_other:
      'Las {{count, number}} cuentas de administrador de su plan están en uso. Elija otro rol o agréguelo como inactivo.',
    teamFull:
      'No se puede agregar un miembro activo. Ha alcanzado el límite de miembros de equipo de su plan.',
  },
  full: 'Llegó al límite de miembros activos de su plan.',
  atLimitHelp: 'Desactive «Activo» para agregar ahora a este miembro.',
  failed: 'No se pudo agregar el miembro del equipo',
  failedHelp: 'Inténtelo de nuevo.',
  inactiveHelp: 'Recibe la invitación cuando usted lo reactiva.',
  submit: 'Enviar invitación',
  submitInactive: 'Agregar sin invitación',
  invited: 'Invitación enviada a {{email}}.',
  addedInactive: 'Se agregó a {{name}} como inactivo. Reactívelo para enviarle una invitación.',
  discard: 'Este miembro no se ha agregado.',
};
