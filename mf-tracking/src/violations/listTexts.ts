/** The own texts of the list of violations. */
export const violationsTexts = {
  en: {
    title: 'Violations',
    one: 'Violation',
    summary: 'What was seen against the communities’ rules, the newest night first.',
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
      text: 'What your team reports on its rounds will be listed here.',
    },
    shown: 'The newest {{count, number}} are shown.',
    more: 'Show older',
  },
  es: {
    title: 'Infracciones',
    one: 'Infracción',
    summary: 'Lo observado contra las reglas de las comunidades, primero la noche más reciente.',
    search: 'Buscar por infracción, caso, comunidad o unidad',
    statuses: {
      open: 'Abierta',
      notified: 'Notificada',
      escalated: 'Escalada',
      disputed: 'Reclamada',
      resolved: 'Resuelta',
      dismissed: 'Descartada',
    },
    empty: {
      title: 'Aún no hay infracciones',
      text: 'Lo que su equipo informe en sus rondas aparecerá aquí.',
    },
    shown: 'Se muestran las {{count, number}} más recientes.',
    more: 'Mostrar anteriores',
  },
};
