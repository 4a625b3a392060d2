/** The own texts of the list of units. */
export const unitsTexts = {
  en: {
    title: 'Units',
    one: 'Unit',
    summary: 'The homes that are served, one community at a time.',
    search: 'Search by unit or resident',
    statuses: { active: 'Active', vacant: 'Vacant', paused: 'Paused' },
    empty: {
      title: 'No units yet',
      text: 'This community has no units.',
    },
    shown: 'The first {{count, number}} are shown.',
    more: 'Show more',
  },
  es: {
    title: 'Unidades',
    one: 'Unidad',
    summary: 'Los hogares atendidos, una comunidad a la vez.',
    search: 'Buscar por unidad o residente',
    statuses: { active: 'Activa', vacant: 'Vacía', paused: 'En pausa' },
    empty: {
      title: 'Aún no hay unidades',
      text: 'Esta comunidad no tiene unidades.',
    },
    shown: 'Se muestran las primeras {{count, number}}.',
    more: 'Mostrar más',
  },
};
