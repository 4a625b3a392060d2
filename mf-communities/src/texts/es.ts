import type { en } from './en.ts';

/** The module's texts in Spanish. */
export const es: typeof en = {
  title: 'Comunidades',
  summary: '{{communities, number}} de {{limit, number}} comunidades de su plan',
  summaryOver:
    '{{communities, number}} comunidades, {{over, number}} por encima del límite de {{limit, number}} de su plan',
  list: 'Comunidades',
  search: 'Buscar por nombre, dirección o agente',
  columns: {
    name: 'Nombre',
    units: 'Unidades',
    serviceDays: 'Días de servicio',
    agents: 'Agentes',
  },
  everyDay: 'Todos los días',
  noServiceDays: 'Sin días de servicio',
  units_one: '{{count, number}} unidad',
  units_other: '{{count, number}} unidades',
  assigned: 'Asignadas',
  unassigned: 'Sin asignar',
  unassignedOn: 'Sin asignar: {{days}}',
  unknownMember: 'Miembro desconocido',
  empty: {
    title: 'Aún no hay comunidades',
    text: 'Aquí verá las propiedades que atiende, con sus días de servicio y sus agentes.',
  },
  add: {
    action: 'Agregar comunidad',
    first: 'Agregue su primera comunidad',
    title: 'Agregar comunidad',
    submit: 'Agregar comunidad',
    cancel: 'Cancelar',
    added: 'Se agregó {{name}}',
    unavailable: 'No se pudo cargar el formulario. Revise su conexión e inténtelo de nuevo.',
    propertyName: 'Nombre de la propiedad',
    address: 'Dirección (opcional)',
    timezone: 'Zona horaria',
    serviceDays: 'Días de servicio',
    setOutStart: 'Sacar desde',
    setOutEnd: 'Sacar hasta',
    serviceStart: 'Inicio del servicio',
    totalUnits: 'Unidades (opcional)',
    timesHelp: 'En la zona horaria de la propiedad. Las horas antes del mediodía son de la mañana siguiente.',
    zones: {
      unitedStates: 'Estados Unidos',
      others: 'Resto del mundo',
      none: 'Ninguna zona horaria se llama así',
    },
    problems: {
      propertyName: {
        missing: 'Escriba el nombre de la propiedad.',
        tooLong: 'Acorte el nombre a {{maxLength, number}} caracteres.',
      },
      address: { tooLong: 'Acorte la dirección a {{maxLength, number}} caracteres.' },
      timezone: { missing: 'Elija la zona horaria de la propiedad.' },
      serviceDays: { missing: 'Elija al menos un día.' },
      setOutStart: { missing: 'Escriba una hora.' },
      setOutEnd: { missing: 'Escriba una hora.', notAfterStart: 'Elija una hora posterior al inicio.' },
      serviceStart: {
        missing: 'Escriba una hora.',
        beforeSetOut: 'Elija una hora posterior al comienzo de la entrega.',
      },
      totalUnits: {
        notWhole: 'Escriba un número entero, o nada.',
        tooMany: 'Escriba {{maxUnits, number}} como máximo.',
      },
    },
    limit: {
      title_one: 'Alcanzó el límite de {{count, number}} comunidad de su plan',
      title_other: 'Alcanzó el límite de {{count, number}} comunidades de su plan',
      text: 'Para agregar otra, elija antes un plan mayor.',
      action: 'Ver los planes',
    },
    nameless: {
      title: 'Su empresa aún no tiene nombre',
      text: 'Sus páginas públicas reciben su dirección con la primera comunidad, y no cambia nunca. Para que lleve el nombre de su empresa, pida antes a soporte que lo agregue.',
      action: 'Contactar a soporte',
    },
    failures: {
      limit: 'No se agregó la comunidad: alcanzó el límite de su plan. Lo que escribió se conserva.',
      denied:
        'No se agregó la comunidad: solo pueden el propietario y los administradores de la cuenta. Lo que escribió se conserva.',
      noAnswer:
        'No hubo respuesta. Busque la comunidad en la lista antes de intentarlo de nuevo; lo que escribió se conserva.',
      failed:
        'No se agregó la comunidad. Lo que escribió se conserva: revise su conexión e inténtelo de nuevo.',
    },
    discard: {
      title: '¿Descartar lo que escribió?',
      text: 'La comunidad no se ha agregado.',
      action: 'Descartar',
    },
  },
  card: {
    label: 'Comunidades',
    detail: 'de {{limit, number}} en su plan',
    detailOver: '{{over, number}} por encima del límite de {{limit, number}} de su plan',
    failed: 'No se pudo cargar',
  },
};
