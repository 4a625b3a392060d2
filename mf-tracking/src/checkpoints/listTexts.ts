/** The own texts of the list of check points. */
export const checkpointsTexts = {
  en: {
    title: 'Check Points',
    one: 'Check point',
    summary: 'The points that are scanned on each round.',
    search: 'Search by name or community',
    statuses: { active: 'Active', inactive: 'Inactive' },
    empty: {
      title: 'No check points yet',
      text: 'The points that your team scans on its rounds will be listed here.',
    },
    shown: 'The first {{count, number}} are shown.',
    more: 'Show more',
  },
  es: {
    title: 'Puntos de control',
    one: 'Punto de control',
    summary: 'Los puntos que se escanean en cada ronda.',
    search: 'Buscar por nombre o comunidad',
    statuses: { active: 'Activo', inactive: 'Inactivo' },
    empty: {
      title: 'Aún no hay puntos de control',
      text: 'Los puntos que su equipo escanea en sus rondas aparecerán aquí.',
    },
    shown: 'Se muestran los primeros {{count, number}}.',
    more: 'Mostrar más',
  },
};
