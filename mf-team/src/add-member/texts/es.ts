import type { addMember as en } from './en.ts';

/** The texts of adding a team member in Spanish. */
export const addMember: typeof en = {
  open: 'Agregar miembro',
  title: 'Agregar miembro',
  firstName: 'Nombre',
  lastName: 'Apellido (opcional)',
  email: 'Correo',
  emailHelp: 'Enviaremos un enlace para crear una contraseña.',
  tier: 'Rol',
  /** A field's name within a sentence. */
  fields: {
    firstName: 'Nombre',
    lastName: 'Apellido',
    email: 'Correo',
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
    firstName: { missing: 'Escriba un nombre.' },
    email: { missing: 'Escriba un correo.' },
    tier: { missing: 'Elija un rol.' },
    tooManyInvitations: 'El límite es de {{count, number}} invitaciones por día. Inténtelo mañana.',
    duplicate: 'Alguien de su equipo tiene este correo.',
    taken: 'Otra cuenta usa este correo.',
    adminsFull_one:
      'Su plan permite {{count, number}} cuenta de administrador, ya en uso. Elija otro rol o agréguelo como inactivo.',
    adminsFull_other:
      'Su plan permite {{count, number}} cuentas de administrador, ya en uso. Elija otro rol o agréguelo como inactivo.',
    teamFull: 'No se puede agregar un miembro activo. Llegó al límite de miembros de su plan.',
  },
  full: 'Llegó al límite de miembros activos de su plan.',
  atLimitHelp: 'Desactive «Activo» para agregar ahora a este miembro.',
  failed: 'No se agregó al miembro',
  failedHelp: 'Reintente.',
  inactiveHelp: 'Reactívelo después para invitarlo.',
  submit: 'Enviar invitación',
  submitInactive: 'Agregar sin invitación',
  invited: 'Invitación enviada a {{email}}.',
  addedInactive: 'Se agregó a {{name}} como miembro inactivo. Reactívelo para invitarlo.',
  discard: 'Este miembro no se ha agregado.',
};
