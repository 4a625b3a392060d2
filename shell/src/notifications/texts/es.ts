import type { en } from './en.ts';

export const es: typeof en = {
  title: 'Todas las notificaciones',
  name: 'Notificaciones',
  bell: {
    none: 'Notificaciones',
    dot: 'Notificaciones, sin leer',
    count: 'Notificaciones, {{shown}} nuevas',
    failed: 'Notificaciones, no se pudieron cargar',
  },
  empty: 'No hay notificaciones recientes',
  markAll: 'Marcar todo como leído',
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
    unread: 'Tiene notificaciones sin leer.',
    read: 'Está al día.',
  },
  openRecord: 'Ver detalles: {{title}}',
  openRecordShort: 'Ver detalles',
  markOne: 'Marcar como leída: {{title}}',
  markOneShort: 'Marcar como leída',
  markOneFailed: 'No se marcó como leída. Reintente.',
  progress: '{{done, number}} de {{total, number}} marcadas como leídas',
  running: 'Marcando como leídas…',
  failed: 'Quedan notificaciones sin leer. Reintente.',
  none: {
    title: 'Aún no hay notificaciones',
    text: 'Aquí aparecen turnos perdidos, infracciones, solicitudes y mensajes.',
  },
  noUnread: {
    title: 'No hay notificaciones sin leer',
    text: 'Está al día.',
    action: 'Ver todas',
  },
};
