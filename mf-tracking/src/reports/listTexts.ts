/** The own texts of the list of shift reports. */
export const shiftReportsTexts = {
  en: {
    title: 'Shift Report',
    one: 'Shift report',
    summary: 'What was reported of each shift, the newest night first.',
    search: 'Search by community, member or night',
    statuses: {
      inProgress: 'In progress',
      submitted: 'Submitted',
      approved: 'Approved',
      returned: 'Returned',
      missed: 'Missed',
    },
    empty: {
      title: 'No shift reports yet',
      text: 'The report of each shift shows here from the moment someone clocks in.',
    },
    shown: 'The newest {{count, number}} are shown.',
    more: 'Show older',
  },
  es: {
    title: 'Informe de turno',
    one: 'Informe de turno',
    summary: 'Lo que se informó de cada turno, primero la noche más reciente.',
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
      text: 'El informe de cada turno aparece aquí desde que alguien marca su entrada.',
    },
    shown: 'Se muestran los {{count, number}} más recientes.',
    more: 'Mostrar anteriores',
  },
};
