/** The list of units' own texts. */
export const unitsTexts = {
  en: {
    title: 'Units',
    one: 'Unit',
    noun_one: 'unit',
    noun_other: 'units',
    summary: 'Homes you serve, by community',
    search: 'Search by unit or resident',
    statuses: { active: 'Active', vacant: 'Vacant', paused: 'Paused' },
    empty: {
      title: 'No units yet',
      text: 'Add units on the community’s page.',
    },
    shown: 'Showing the first {{count, number}}.',
    more: 'Show more',
  },
  es: {
    title: 'Unidades',
    one: 'Unidad',
    noun_one: 'unidad',
    noun_other: 'unidades',
    summary: 'Hogares que atiende, por comunidad',
    search: 'Buscar por unidad o residente',
    statuses: { active: 'Activa', vacant: 'Vacía', paused: 'En pausa' },
    empty: {
      title: 'Aún no hay unidades',
      text: 'Agregue unidades en la página de la comunidad.',
    },
    shown: 'Se muestran las primeras {{count, number}}.',
    more: 'Mostrar más',
  },
};
