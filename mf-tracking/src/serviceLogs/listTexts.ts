/** The own texts of the list of service logs. */
export const serviceLogsTexts = {
  en: {
    title: 'Service logs',
    one: 'Service log',
    summary: 'What was recorded at each door, newest nights first.',
    search: 'Search by unit, community or team member',
    statuses: { collected: 'Collected', notOut: 'Not set out', notCollected: 'Not collected' },
    empty: {
      title: 'No service logs yet',
      text: 'What your team records at each door will be listed here.',
    },
    shown: 'The first {{count, number}} are shown.',
    more: 'Show older',
  },
  es: {
    title: 'Registros de servicio',
    one: 'Registro de servicio',
    summary: 'Lo que se registró en cada puerta, primero las noches más recientes.',
    search: 'Buscar por unidad, comunidad o miembro',
    statuses: { collected: 'Recogida', notOut: 'No sacada', notCollected: 'No recogida' },
    empty: {
      title: 'Aún no hay registros de servicio',
      text: 'Lo que su equipo registre en cada puerta aparecerá aquí.',
    },
    shown: 'Se muestran los primeros {{count, number}}.',
    more: 'Mostrar anteriores',
  },
};
