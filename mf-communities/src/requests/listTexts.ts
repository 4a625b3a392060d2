/** The list of requests' own texts. */
export const requestTexts = {
  en: {
    title: 'Requests',
    one: 'Request',
    noun_one: 'request',
    noun_other: 'requests',
    summary: 'Newest first',
    search: 'Search by name, number, unit or message',
    statuses: { new: 'New', inProgress: 'In progress', resolved: 'Resolved' },
    empty: {
      title: 'No requests yet',
      text: 'Messages residents send from your community pages appear here.',
    },
    shown: 'Showing the newest {{count, number}}.',
    more: 'Show older',
  },
  es: {
    title: 'Solicitudes',
    one: 'Solicitud',
    noun_one: 'solicitud',
    noun_other: 'solicitudes',
    summary: 'Las más recientes primero',
    search: 'Buscar por nombre, número, unidad o mensaje',
    statuses: { new: 'Nueva', inProgress: 'En curso', resolved: 'Resuelta' },
    empty: {
      title: 'Aún no hay solicitudes',
      text: 'Aquí aparecen los mensajes enviados desde las páginas de sus comunidades.',
    },
    shown: 'Se muestran las {{count, number}} más recientes.',
    more: 'Mostrar anteriores',
  },
};
