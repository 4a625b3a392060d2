import type { editMember as en } from './en.ts';

/** The texts of editing a team member in Spanish. */
export const editMember: typeof en = {
  open: 'Editar',
  title: 'Editar miembro',
  phone: 'Teléfono (opcional)',
  phoneHelp: 'Ejemplo: (202) 555-0100.',
  emailHelp: 'Para iniciar sesión. Al cambiarlo se cierran todas sus sesiones.',
  emailHelpInvited: 'Al cambiarlo se envía otra invitación.',
  emailHelpTexted: 'Déjelo vacío para mantener la invitación por SMS. Un correo la reemplaza.',
  locked: {
    email: {
      ownerRecord: 'Solo el propietario puede cambiar este correo.',
      oneself: 'Cambie su propio correo en Configuración, en Cuenta.',
    },
    tier: {
      ownerRecord: 'El propietario siempre tiene acceso completo.',
      oneself: 'Pídalo al propietario o a otro administrador.',
    },
  },
  problems: {
    shared: 'También se usa en otra empresa.',
    adminsFull_one: 'Su plan permite {{count, number}} cuenta de administrador, ya en uso. Elija otro rol.',
    adminsFull_other:
      'Su plan permite {{count, number}} cuentas de administrador, ya en uso. Elija otro rol.',
  },
  failed: 'No se actualizó al miembro',
  failedHelp: 'Reintente.',
  discard: 'Sus cambios en {{name}} no se han guardado.',
  submit: 'Guardar cambios',
  saved: 'Cambios guardados.',
};
