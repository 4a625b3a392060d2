import type { editMember as en } from './en.ts';

/** The texts of editing a team member in Spanish. */
export const editMember: typeof en = {
  open: 'Editar',
  title: 'Editar miembro del equipo',
  phone: 'Teléfono (opcional)',
  phoneHelp: 'Ejemplo: (202) 555-0100.',
  emailHelp:
    'Se usa para iniciar sesión. Al cambiarlo se cierran todas sus sesiones; la contraseña no cambia.',
  emailHelpInvited: 'La nueva dirección recibe otra invitación y la anterior deja de servir.',
  locked: {
    email: {
      ownerRecord: 'Solo el propietario puede cambiar este correo. Controla la cuenta.',
      oneself: 'Usted inicia sesión con este correo. Cámbielo en Configuración, en Cuenta.',
    },
    tier: {
      ownerRecord: 'El propietario siempre tiene acceso completo.',
      oneself: 'No puede cambiar su propia función. Pídalo al propietario o a otro administrador.',
    },
  },
  problems: {
    shared: 'Este correo también inicia sesión en otra empresa, así que no puede cambiarlo aquí.',
    adminsFull_one:
      'La {{count, number}} cuenta de administrador de su plan está en uso. Elija otra función.',
    adminsFull_other:
      'Las {{count, number}} cuentas de administrador de su plan están en uso. Elija otra función.',
  },
  failed: 'No se pudo actualizar el miembro del equipo',
  failedHelp: 'Sus datos siguen aquí. Revise su conexión e inténtelo de nuevo.',
  discard: 'Sus cambios en {{name}} no están guardados.',
  submit: 'Guardar cambios',
  saved: 'Cambios guardados.',
};
