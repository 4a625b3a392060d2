/** The list of checkpoints' own texts. */
export const checkpointsTexts = {
  en: {
    title: 'Check Points',
    one: 'Checkpoint',
    noun_one: 'checkpoint',
    noun_other: 'checkpoints',
    summary: 'Points your team scans on each route',
    search: 'Search by name or community',
    statuses: { active: 'Active', inactive: 'Inactive' },
    empty: {
      title: 'No checkpoints yet',
      text: 'Add checkpoints on a community’s page. Your team scans them on each route.',
    },
    shown: 'Showing the first {{count, number}}.',
    more: 'Show more',
  },
  es: {
    title: 'Puntos de control',
    one: 'Punto de control',
    noun_one: 'punto de control',
    noun_other: 'puntos de control',
    summary: 'Puntos que su equipo escanea en cada ruta',
    search: 'Buscar por nombre o comunidad',
    statuses: { active: 'Activo', inactive: 'Inactivo' },
    empty: {
      title: 'Aún no hay puntos de control',
      text: 'Agregue puntos de control en la página de una comunidad. Su equipo los escanea en cada ruta.',
    },
    shown: 'Se muestran los primeros {{count, number}}.',
    more: 'Mostrar más',
  },
};
