import type { importMembers as en } from './en.ts';

/** The texts of importing team members in Spanish. */
export const importMembers: typeof en = {
  open: 'Importar CSV',
  title: 'Importar miembros',
  back: 'Volver a Equipo',
  wanted: {
    firstName: 'O una sola columna de nombre.',
    lastName: 'Opcional.',
    email: 'Identifica al miembro.',
    phone: 'Opcional. Ejemplo: (202) 555-0100.',
    tier: 'Administrador, Gerente de distrito o Especialista en recolección.',
    isActive: 'Opcional. Activo o Inactivo.',
  },
  columns: {
    fullName: 'Nombre completo',
    firstName: 'Nombre',
    lastName: 'Apellido',
    email: 'Correo',
    phone: 'Teléfono',
    tier: 'Rol',
    isActive: 'Estado',
  },
  review: {
    invitations: 'Los miembros nuevos activos reciben un correo para crear su contraseña.',
    statusStays: 'Los miembros existentes conservan su estado.',
    asInactive: 'Agregarlos como inactivos',
  },
  details: {
    stays: {
      active: 'Sigue activo: importar no lo cambia.',
      inactive: 'Sigue inactivo: importar no lo cambia.',
    },
    nameOrder: 'Nombre «{{firstName}}», apellido «{{lastName}}».',
    tier: 'Escriba Administrador, Gerente de distrito o Especialista en recolección.',
    isActive: 'Escriba Activo o Inactivo.',
    locked: 'No puede cambiar el rol del propietario ni el suyo.',
    adminsFull_one: 'Su plan permite {{count, number}} cuenta de administrador, ya en uso.',
    adminsFull_other: 'Su plan permite {{count, number}} cuentas de administrador, ya en uso.',
  },
  failures: {
    addFailed: 'No se agregó al miembro',
    changeFailed: 'No se actualizó al miembro',
    overtaken: 'Otra persona cambió a este miembro. Reintente para ver los cambios.',
  },
  invited: 'Invitación enviada.',
};
