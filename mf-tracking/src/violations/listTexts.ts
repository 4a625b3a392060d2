/** The list of violations' own texts. */
export const violationsTexts = {
  en: {
    title: 'Violations',
    one: 'Violation',
    noun_one: 'violation',
    noun_other: 'violations',
    summary: 'Rule violations, newest first',
    search: 'Search by violation, case, community or unit',
    statuses: {
      open: 'Open',
      notified: 'Notified',
      escalated: 'Escalated',
      disputed: 'Disputed',
      resolved: 'Resolved',
      dismissed: 'Dismissed',
    },
    empty: {
      title: 'No violations yet',
      text: 'Violations your team reports appear here.',
    },
    shown: 'Showing the newest {{count, number}}.',
    more: 'Show older',
  },
  es: {
    title: 'Infracciones',
    one: 'Infracción',
    noun_one: 'infracción',
    noun_other: 'infracciones',
    summary: 'Infracciones a las reglas, primero las más recientes',
    search: 'Buscar por infracción, caso, comunidad o unidad',
    statuses: {
      open: 'Abierta',
      notified: 'Notificada',
      escalated: 'Escalada',
      disputed: 'En disputa',
      resolved: 'Resuelta',
      dismissed: 'Descartada',
    },
    empty: {
      title: 'Aún no hay infracciones',
      text: 'Aquí aparecen las que reporta su equipo.',
    },
    shown: 'Se muestran las {{count, number}} más recientes.',
    more: 'Mostrar anteriores',
  },
};
