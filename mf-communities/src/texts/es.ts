import { agentBoard } from '../agents/texts/es.ts';
import { bulk } from '../bulk/texts/es.ts';
import { lifecycle } from '../lifecycle/texts/es.ts';
import { labels } from '../labels/texts/es.ts';
import { binTags } from '../binTags/texts/es.ts';
import { checkpoints } from '../checkpoints/texts/es.ts';
import { forEveryone } from '../public/texts/page/es.ts';
import { managers } from '../managers/texts/es.ts';
import { managerPages } from '../public/admin/texts/es.ts';
import { access, activity, edit, geofence, holidays } from '../edit/texts/es.ts';
import { exportCommunities } from '../export-communities/texts/es.ts';
import { importCommunities } from '../import-communities/texts/es.ts';
import { serviceDays } from '../serviceDays/texts/es.ts';
import { setup } from '../setup/texts/es.ts';
import { units } from '../units/texts/es.ts';
import type { en } from './en.ts';

/** The module's texts in Spanish. */
export const es: typeof en = {
  ...forEveryone,
  bulk,
  managers,
  managerPages,
  lifecycle,
  title: 'Comunidades',
  residentRequests: { open: 'Solicitudes', title: 'Solicitudes', back: 'Todas las comunidades' },
  summary: '{{used, number}} de {{limit, number}} comunidades de su plan',
  summaryOver:
    '{{used, number}} comunidades, {{over, number}} por encima del límite de {{limit, number}} de su plan',
  list: 'Comunidades',
  search: 'Buscar por nombre, dirección o agente',
  columns: {
    name: 'Nombre',
    units: 'Unidades',
    ...forEveryone.columns,
    agents: 'Agentes',
  },
  users: { someone: 'Alguien', you: 'Usted', owner: 'El propietario' },
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
  damaged: {
    title: 'No se puede mostrar esta comunidad',
    text: 'Su registro está dañado. Nada más se ve afectado. «Ver y reparar» muestra qué está mal.',
    back: 'Todas las comunidades',
    report: 'Informar de un error',
  },
  details: {
    title: 'Detalles de la comunidad',
    back: 'Todas las comunidades',
    tabs: {
      label: 'Partes de la comunidad',
      overview: 'Resumen',
      units: 'Unidades',
      checkpoints: 'Puntos de control',
      bintags: 'Etiquetas',
      agents: 'Agentes',
      access: 'Contactos y acceso',
      managers: 'Administradores',
      activity: 'Actividad',
    },
  },
  nights: {
    title: 'Próximas noches',
    tonight: 'Esta noche',
    lastNight: 'Anoche',
    off: 'Sin servicio',
    closed: 'Sin servicio en esta fecha',
    changed: 'Cambiado',
  },
  agents: {
    title: 'Agentes regulares',
  },
  people: {
    title: 'Personas',
    manager: 'Gerente de distrito',
    changeManager: 'Editar el gerente de distrito',
    noManager: 'Nadie',
    contact: 'Contacto de la propiedad',
    noContact: 'Nadie',
  },
  records: {
    title: 'Registros',
    requests: 'Solicitudes de residentes',
    units: 'Unidades',
    serviceLogs: 'Registros de servicio',
    violations: 'Infracciones',
    clockInOuts: 'Entradas y salidas',
    binTags: 'Etiquetas de contenedor',
    publicPage: 'Página pública',
  },
  checkpoints,
  binTags,
  add: {
    action: 'Agregar comunidad',
    title: 'Agregar comunidad',
    submit: 'Agregar comunidad',
    added: 'Se agregó {{name}}',
    propertyName: 'Nombre de la propiedad',
    address: 'Dirección (opcional)',
    timezone: 'Zona horaria',
    serviceDays: 'Días de servicio',
    setOutStart: 'Sacar desde',
    setOutEnd: 'Sacar hasta',
    serviceStart: 'Inicio del servicio',
    totalUnits: 'Unidades (opcional)',
    timesHelp: 'En la zona horaria de la propiedad. Las horas antes del mediodía son de la mañana siguiente.',
    problems: {
      propertyName: {
        missing: 'Escriba el nombre de la propiedad.',
        tooLong: 'Acorte el nombre a {{max, number}} caracteres.',
      },
      address: { tooLong: 'Acorte la dirección a {{max, number}} caracteres.' },
      timezone: { missing: 'Elija la zona horaria de la propiedad.' },
      serviceDays: { missing: 'Elija al menos un día.' },
      setOutStart: { missing: 'Escriba una hora.' },
      setOutEnd: { missing: 'Escriba una hora.', notAfterStart: 'Elija una hora posterior al inicio.' },
      serviceStart: {
        missing: 'Escriba una hora.',
        beforeSetOut: 'Elija una hora posterior al comienzo de la entrega.',
      },
      totalUnits: { invalid: 'Escriba un número entero, o nada.' },
    },
    limit: {
      title_one: 'Alcanzó el límite de {{count, number}} comunidad de su plan',
      title_other: 'Alcanzó el límite de {{count, number}} comunidades de su plan',
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
    discard: 'La comunidad no se ha agregado.',
  },
  labels,
  agentBoard,
  edit,
  geofence,
  access,
  activity,
  holidays,
  exportCommunities,
  importCommunities,
  serviceDays,
  setup,
  units,
};
