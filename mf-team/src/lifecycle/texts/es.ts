import type { lifecycle as en } from './en.ts';

/** The texts of a member's life in the team, in Spanish. */
export const lifecycle: typeof en = {
  actions: 'Acciones',
  actionsOf: 'Acciones para {{name}}',
  menu: {
    deactivate: 'Desactivar…',
    finish: 'Terminar la desactivación…',
    reactivate: 'Reactivar…',
    delete: 'Eliminar…',
  },
  loading: 'Buscando asignaciones, turnos y solicitudes…',
  groups: {
    regular: 'Asignaciones regulares ({{count, number}})',
    manages: 'Gerente de distrito de ({{count, number}})',
    shifts: 'Turnos programados desde hoy ({{count, number}})',
    requests: 'Solicitudes pendientes ({{count, number}})',
  },
  deactivate: {
    title: '¿Desactivar a {{name}}?',
    lead: '{{name}} pierde todo esto de inmediato. Las solicitudes pendientes se cancelan.',
    none: '{{name}} no tiene nada asignado ni solicitudes pendientes. Pierde el acceso de inmediato y deja de contar para su plan.',
    action: 'Desactivar a {{name}}',
  },
  finish: {
    title: '¿Terminar la desactivación de {{name}}?',
    lead: '{{name}} está inactivo, pero la desactivación se interrumpió. Esto es lo que falta por retirar. Las solicitudes pendientes se cancelan.',
    none: 'Ya se retiró todo a {{name}}. Termine para dejarlo cerrado.',
    action: 'Terminar',
  },
  taker: {
    label: '¿Quién toma el relevo?',
    nobody: 'Nadie',
    nobodyHelp: 'Sin un nombre, los turnos y las comunidades quedan sin asignar.',
    notFound: 'Ningún miembro activo con ese nombre.',
    clear: 'No elegir a nadie',
    timeOff: '{{name}} tiene días libres, aprobados o solicitados: {{days}}.',
    sameHour: '{{name}} atiende otra comunidad a la misma hora, en las próximas dos semanas: {{days}}.',
    noManager: '{{name}} es especialista en recolección: las comunidades quedan sin gerente de distrito.',
    requests: 'Las solicitudes pendientes se cancelan de todos modos.',
  },
  retryHelp: 'Puede intentarlo de nuevo sin riesgo: lo que ya se hizo, hecho está.',
  deactivated: 'Se desactivó a {{name}}.',
  unfinished: {
    badge: 'Sin terminar',
    text: 'La desactivación de este miembro se interrumpió antes de retirarle todo.',
    taker: 'Toma el relevo:',
    finish: 'Terminar',
  },
  reactivate: {
    title: '¿Reactivar a {{name}}?',
    text: '{{name}} podrá recibir turnos de nuevo y contará para su plan. Lo que se le retiró no vuelve por sí solo. Si no tiene cuenta de acceso, recibirá una y un enlace para elegir una contraseña.',
    action: 'Reactivar a {{name}}',
  },
  reactivated: '{{name}} está activo de nuevo.',
  noRoom: {
    title: 'Ahora no se puede reactivar a {{name}}',
    help: 'Desactive antes a otra persona o cambie su plan.',
    close: 'Cerrar',
  },
  adminsFull_one: 'Su plan permite {{count, number}} cuenta de administrador y está en uso.',
  adminsFull_other: 'Su plan permite {{count, number}} cuentas de administrador y todas están en uso.',
  delete: {
    title: '¿Eliminar a {{name}}?',
    text: 'Se eliminan su registro, su foto y su cuenta de acceso. No se puede deshacer.',
    lead: 'Esto queda sin asignar y las solicitudes pendientes se cancelan:',
    none: '{{name}} no tiene nada asignado ni solicitudes pendientes.',
    instead:
      'Los informes de turno y fichajes anteriores quedan, sin nombre. Desactive en su lugar para conservar el nombre o para que alguien tome el relevo.',
    final: 'Los informes de turno y fichajes anteriores quedan, sin nombre.',
    action: 'Eliminar a {{name}}',
  },
  deleted: 'Se eliminó a {{name}}.',

  atLimit:
    'No se puede activar al miembro. Ha alcanzado el límite de {{limit}} miembros de equipo de su plan.',
  filledMeanwhile: 'No se puede activar al miembro. Ha alcanzado el límite de miembros de equipo de su plan.',
  planUnavailable: 'No se puede activar al miembro. La información de su plan no está disponible.',
  updateStatusFailed: 'No se pudo actualizar el estado del miembro del equipo. Inténtelo de nuevo.',
  updateStatusError: 'Error al actualizar el estado del miembro. Inténtelo de nuevo.',
  reactivateFailed: 'No se pudo reactivar al miembro del equipo: {{message}}',
  reactivateFailedUnsaid: 'No se pudo reactivar al miembro del equipo',
  reasons: {
    teamMembers: 'No se puede activar al miembro. El límite de su plan es de {{count}} miembros del equipo.',
    admins: 'El límite de su plan es de {{count}} cuentas de administrador.',
    memberGone: 'Ese miembro del equipo ya no existe.',
    unfinished: 'Termine primero de desactivar a este miembro.',
    noEmail: 'El miembro no tiene un correo con el que iniciar sesión.',
    taken: 'El correo ya inicia sesión con otra cuenta.',
  },
  deleteFailed: 'No se pudo eliminar al miembro del equipo',
};
