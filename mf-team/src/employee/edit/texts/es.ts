import type { editMember as en } from './en.ts';

/** The texts of editing a team member in Spanish. */
export const editMember: typeof en = {
  open: 'Editar',
  title: 'Editar miembro del equipo',
  phone: 'Teléfono (opcional)',
  phoneHelp: 'Por ejemplo, (202) 555-0100.',
  emailHelp:
    'Inicia sesión con esta dirección. Otra cierra su sesión en todas partes; su contraseña no cambia.',
  emailHelpInvited: 'Otra dirección recibe su propia invitación, y la anterior termina.',
  locked: {
    email: {
      ownerRecord: 'Solo el propietario puede cambiar esta dirección: abre toda la cuenta.',
      oneself: 'Usted inicia sesión con esta dirección. Cámbiela en Configuración, en Cuenta.',
    },
    tier: {
      ownerRecord: 'El propietario siempre tiene acceso completo.',
      oneself: 'No puede cambiar su propia función. Pídalo al propietario o a otro administrador.',
    },
  },
  problems: {
    shared: 'Esta persona también inicia sesión en otra empresa con este correo; aquí no se puede cambiar.',
    adminsFull_one:
      'Su plan permite {{count, number}} cuenta de administrador y está en uso. Elija otra función.',
    adminsFull_other:
      'Su plan permite {{count, number}} cuentas de administrador y todas están en uso. Elija otra función.',
  },
  failed: 'No se pudo actualizar el miembro del equipo',
  failedHelp: 'No se ha perdido nada de lo que escribió. Revise su conexión e inténtelo de nuevo.',
  discard: 'Sus cambios en {{name}} no se han guardado.',
  submit: 'Guardar cambios',
  saved: 'Los cambios se guardaron.',
};
