/** The list of clock-ins and clock-outs' own texts. */
export const clockInOutsTexts = {
  en: {
    title: 'Clock In-Outs',
    one: 'Clock-in and clock-out',
    noun_one: 'clock-in',
    noun_other: 'clock-ins',
    summary: 'Who worked where and when, in local time',
    search: 'Search by team member, community or night',
    statuses: {
      open: 'On the clock',
      closed: 'Clocked out',
      missed: 'Missed',
      autoClosed: 'Closed automatically',
    },
    empty: {
      title: 'No clock-ins yet',
      text: 'Your team’s clock-ins appear here as they happen.',
    },
    shown: 'Showing the newest {{count, number}}.',
    more: 'Show older',
  },
  es: {
    title: 'Entradas y salidas',
    one: 'Entrada y salida',
    noun_one: 'entrada',
    noun_other: 'entradas',
    summary: 'Quién trabajó, dónde y cuándo, en hora local',
    search: 'Buscar por miembro, comunidad o noche',
    statuses: {
      open: 'En curso',
      closed: 'Con salida',
      missed: 'Perdido',
      autoClosed: 'Cerrado automáticamente',
    },
    empty: {
      title: 'Aún no hay entradas',
      text: 'Las entradas de su equipo aparecen aquí al momento.',
    },
    shown: 'Se muestran las {{count, number}} más recientes.',
    more: 'Mostrar anteriores',
  },
};
