/** The own texts of the list of clock-ins and clock-outs. */
export const clockInOutsTexts = {
  en: {
    title: 'Clock In-Outs',
    one: 'Clock-in and clock-out',
    summary: 'Who worked where and when, by local time.',
    search: 'Search by member, community or night',
    statuses: {
      open: 'On the clock',
      closed: 'Clocked out',
      missed: 'Missed',
      autoClosed: 'Closed automatically',
    },
    empty: {
      title: 'No clock-ins yet',
      text: 'Each clock-in of your team shows here as it happens.',
    },
    shown: 'The newest {{count, number}} are shown.',
    more: 'Show older',
  },
  es: {
    title: 'Entradas y salidas',
    one: 'Entrada y salida',
    summary: 'Quién trabajó, dónde y cuándo, hora local.',
    search: 'Buscar por miembro, comunidad o noche',
    statuses: {
      open: 'En curso',
      closed: 'Con salida',
      missed: 'Perdido',
      autoClosed: 'Cerrado automáticamente',
    },
    empty: {
      title: 'Aún no hay entradas',
      text: 'Cada entrada de su equipo aparece aquí en cuanto ocurre.',
    },
    shown: 'Se muestran las {{count, number}} más recientes.',
    more: 'Mostrar anteriores',
  },
};
