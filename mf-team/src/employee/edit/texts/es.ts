import type { editMember as en } from './en.ts';

/** The texts of editing a team member in Spanish. */
export const editMember: typeof en = {
  open: 'Editar',
  title: 'Editar miembro del equipo',
  phone: 'Teléfono (opcional)',
  phoneHelp: 'Ejemplo: (202) 555-0100.',
  emailHelp: 'Se usa para iniciar sesión. Al cambiarlo se cierran todas sus sesiones.',
  emailHelpInvited: 'La nueva dirección recibe otra invitación.',
  locked: {
    email: {
      ownerRecord: 'Solo el propietario puede cambiar este correo.',
      oneself: 'Cambie su propio correo en Configuración, en Cuenta.',
    },
    tier: {
      ownerRecord: 'El propietario siempre tiene acceso completo.',
      oneself: 'Pida al propietario o a otro administrador que cambie su rol.',
    },
  },
  problems: {
    shared: 'Este correo también inicia sesión en otra empresa.',
    adminsFull_one: 'La {{count, number}} cuenta de administrador de su plan está en uso. Elija otro rol.',
    adminsFull_other:
      'Las {{count, number}} cuentas de administrador de su plan están en uso. Elija otro rol.',
  },
  failed: 'No se pudo actualizar el miembro del equipo',
  failedHelp: 'Inténtelo de nuevo.',
  discard: 'Sus cambios en {{name}} no están guardados.',
  submit: 'Guardar cambios',
  saved: 'Cambios guardados.',
};
