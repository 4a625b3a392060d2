/** The own texts of the list of requests. */
export const requestTexts = {
  en: {
    title: 'Requests',
    one: 'Request',
    summary: 'What residents wrote, the newest first.',
    search: 'Search by name, number, unit or words',
    statuses: { new: 'New', inProgress: 'In progress', resolved: 'Resolved' },
    empty: {
      title: 'No requests yet',
      text: 'What residents write on the pages of their communities will be listed here.',
    },
    shown: 'The newest {{count, number}} are shown.',
    more: 'Show older',
  },
  es: {
    title: 'Solicitudes',
    one: 'Solicitud',
    summary: 'Lo que escribieron los residentes, primero lo más reciente.',
    search: 'Buscar por nombre, número, unidad o palabras',
    statuses: { new: 'Nueva', inProgress: 'En curso', resolved: 'Resuelta' },
    empty: {
      title: 'Aún no hay solicitudes',
      text: 'Lo que los residentes escriban en las páginas de sus comunidades aparecerá aquí.',
    },
    shown: 'Se muestran las {{count, number}} más recientes.',
    more: 'Mostrar anteriores',
  },
};
