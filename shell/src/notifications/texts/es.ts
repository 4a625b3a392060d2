import type { en } from './en.ts';

export const es: typeof en = {
  title: 'Todas las notificaciones',
  name: 'Notificaciones',
  bell: {
    none: 'Notificaciones',
    dot: 'Notificaciones, hay algunas sin leer',
    count: 'Notificaciones, {{shown}} nuevas',
    failed: 'Notificaciones, no se cargaron',
  },
  empty: 'No hay notificaciones recientes',
  markAll: 'Marcar todo leído',
  viewAll: 'Ver todo',
  untitled: 'Notificación',
  unread: 'Sin leer',
  noDate: 'Sin fecha',
  today: 'Hoy',
  yesterday: 'Ayer',
  loadingMore: 'Cargando más…',
  filter: {
    label: 'Mostrar',
    all: 'Todas',
    unread: 'Sin leer',
  },
  summary: {
    unread: 'Hay algunas sin leer.',
    read: 'Ha leído todo.',
  },
  openRecord: 'Abrir el registro: {{title}}',
  openRecordShort: 'Abrir el registro',
  markOne: 'Marcar como leída: {{title}}',
  markOneShort: 'Marcar como leída',
  markOneFailed: 'No se pudo marcar como leída. Revise su conexión e intente de nuevo.',
  progress: '{{done, number}} de {{total, number}} marcadas como leídas',
  running: 'Marcando como leídas…',
  failed:
    'No se pudieron marcar todas como leídas. Las marcadas quedan así; intente de nuevo para continuar.',
  none: {
    title: 'Aún no hay notificaciones',
    text: 'Aquí aparecerán los turnos perdidos, las infracciones, las solicitudes y los mensajes de residentes.',
  },
  noUnread: {
    title: 'No hay notificaciones sin leer',
    text: 'Ha leído todo.',
    action: 'Ver todas',
  },
};
