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
  noun_one: 'comunidad',
  noun_other: 'comunidades',
  residentRequests: { open: 'Solicitudes', title: 'Solicitudes', back: 'Todas las comunidades' },
  summary: '{{used, number}} de {{limit, number}} comunidades de su plan',
  summaryOver:
    '{{used, number}} comunidades, {{over, number}} más que el límite de {{limit, number}} de su plan',
  list: 'Comunidades',
  search: 'Buscar por nombre, dirección o especialista',
  columns: {
    name: 'Nombre',
    units: 'Unidades',
    ...forEveryone.columns,
    agents: 'Especialistas',
    tonight: 'Esta noche',
    lastResult: 'Último resultado',
    openCases: 'Casos',
  },
  tonight: {
    uncovered: 'Sin asignar',
    missed: 'Perdido',
    scheduled: 'Programado',
    inService: 'En servicio',
    done: 'Terminado',
  },
  map: {
    view: 'Vista',
    list: 'Lista',
    map: 'Mapa',
    label: 'Mapa de comunidades',
    state: '{{state}}: {{count, number}}',
    group_one: '{{count, number}} comunidad, acercar. {{states}}',
    group_other: '{{count, number}} comunidades, acercar. {{states}}',
    unplaced_one: '{{count, number}} comunidad aún no tiene ubicación',
    unplaced_other: '{{count, number}} comunidades aún no tienen ubicación',
    failed: 'No se pudo cargar el mapa.',
  },
  lastResult: {
    done: 'Terminado',
    left_one: '{{count, number}} sin recolectar',
    left_other: '{{count, number}} sin recolectar',
  },
  openCases_one: '{{count, number}} caso abierto',
  openCases_other: '{{count, number}} casos abiertos',
  users: { someone: 'Alguien', you: 'Usted', owner: 'El propietario' },
  units_one: '{{count, number}} unidad',
  units_other: '{{count, number}} unidades',
  assigned: 'Asignadas',
  unassigned: 'Sin asignar',
  unassignedOn: 'Sin asignar: {{days}}',
  unknownMember: 'Miembro desconocido',
  empty: {
    title: 'Aún no hay comunidades',
    text: 'Agregue las comunidades que atiende.',
  },
  damaged: {
    title: 'No se puede mostrar',
    text: 'Su registro está dañado.',
    back: 'Todas las comunidades',
    report: 'Reportar un error',
  },
  details: {
    title: 'Detalles de la comunidad',
    back: 'Todas las comunidades',
    active: 'Activa',
    archived: 'Archivada',
    tabs: {
      label: 'Secciones de la comunidad',
      overview: 'Resumen',
      units: 'Unidades',
      checkpoints: 'Puntos de control',
      bintags: 'Etiquetas',
      agents: 'Especialistas',
      access: 'Contactos y acceso',
      managers: 'Admin. de la propiedad',
      activity: 'Actividad',
    },
  },
  nights: {
    title: 'Próximas noches',
    tonight: 'Esta noche',
    lastNight: 'Anoche',
    off: 'Sin servicio',
    closed: 'Cierre',
    changed: 'Con cambios',
  },
  agents: {
    title: 'Especialistas regulares',
  },
  people: {
    title: 'Personas',
    manager: 'Gerente de distrito',
    changeManager: 'Editar gerente de distrito',
    noManager: 'Ninguno',
    contact: 'Contacto de la propiedad',
    noContact: 'Ninguno',
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
    propertyName: 'Nombre de la comunidad',
    address: 'Dirección (opcional)',
    timezone: 'Zona horaria',
    serviceDays: 'Días de servicio',
    setOutStart: 'Sacar desde',
    setOutEnd: 'Sacar hasta',
    serviceStart: 'Inicio del servicio',
    totalUnits: 'Unidades (opcional)',
    timesHelp: 'Hora local. Las horas antes del mediodía son de la mañana siguiente.',
    problems: {
      propertyName: {
        missing: 'Escriba el nombre.',
        tooLong: 'Acorte el nombre a {{max, number}} caracteres.',
      },
      address: { tooLong: 'Acorte la dirección a {{max, number}} caracteres.' },
      timezone: { missing: 'Elija una zona horaria.' },
      serviceDays: { missing: 'Elija al menos un día.' },
      setOutStart: { missing: 'Escriba una hora.' },
      setOutEnd: { missing: 'Escriba una hora.', notAfterStart: 'Elija una hora posterior al inicio.' },
      serviceStart: {
        missing: 'Escriba una hora.',
        beforeSetOut: 'Debe ser posterior al inicio del horario para sacar la basura.',
      },
      totalUnits: { invalid: 'Escriba un número entero o déjelo vacío.' },
    },
    limit: {
      title_one: 'Llegó al límite de {{count, number}} comunidad',
      title_other: 'Llegó al límite de {{count, number}} comunidades',
    },
    nameless: {
      title: 'Su empresa aún no tiene nombre',
      text: 'Su primera comunidad define la dirección de sus páginas públicas. Para incluir el nombre de su empresa, pídalo antes a soporte.',
      action: 'Contactar a soporte',
    },
    failures: {
      limit: 'Alcanzó el límite de su plan.',
      denied: 'Solo el propietario y los administradores pueden agregar comunidades.',
      noAnswer: 'Sin respuesta. Revise la lista antes de reintentar.',
      failed: 'No se agregó la comunidad. Reintente.',
    },
    discard: 'Esta comunidad no se ha agregado.',
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
