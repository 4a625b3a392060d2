/** The list of shift reports' own texts. */
export const shiftReportsTexts = {
  en: {
    title: 'Shift Report',
    one: 'Shift report',
    noun_one: 'shift report',
    noun_other: 'shift reports',
    summary: 'Newest first',
    search: 'Search by community, team member or night',
    statuses: {
      inProgress: 'In progress',
      submitted: 'Submitted',
      approved: 'Approved',
      returned: 'Returned',
      missed: 'Missed',
    },
    empty: {
      title: 'No shift reports yet',
      text: 'A report appears here when a specialist clocks in.',
    },
    shown: 'Showing the newest {{count, number}}.',
    more: 'Show older',
  },
  es: {
    title: 'Informe de turno',
    one: 'Informe de turno',
    noun_one: 'informe de turno',
    noun_other: 'informes de turno',
    summary: 'Primero los más recientes',
    search: 'Buscar por comunidad, miembro o noche',
    statuses: {
      inProgress: 'En curso',
      submitted: 'Enviado',
      approved: 'Aprobado',
      returned: 'Devuelto',
      missed: 'Perdido',
    },
    empty: {
      title: 'Aún no hay informes de turno',
      text: 'Los informes aparecen aquí cuando un especialista marca su entrada.',
    },
    shown: 'Se muestran los {{count, number}} más recientes.',
    more: 'Mostrar anteriores',
  },
};
