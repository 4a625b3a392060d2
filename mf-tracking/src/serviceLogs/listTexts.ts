/** The list of service logs' own texts. */
export const serviceLogsTexts = {
  en: {
    title: 'Service logs',
    one: 'Service log',
    noun_one: 'service log',
    noun_other: 'service logs',
    summary: 'Door by door, newest first',
    search: 'Search by unit, community or team member',
    statuses: { collected: 'Collected', notOut: 'Nothing out', notCollected: 'Missed' },
    empty: {
      title: 'No service logs yet',
      text: 'Service your team records at each door appears here.',
    },
    shown: 'Showing the first {{count, number}}.',
    more: 'Show older',
  },
  es: {
    title: 'Registros de servicio',
    one: 'Registro de servicio',
    noun_one: 'registro de servicio',
    noun_other: 'registros de servicio',
    summary: 'Puerta por puerta, primero los más recientes',
    search: 'Buscar por unidad, comunidad o miembro',
    statuses: { collected: 'Recolectada', notOut: 'Nada afuera', notCollected: 'Sin recolectar' },
    empty: {
      title: 'Aún no hay registros de servicio',
      text: 'Las puertas que registre su equipo aparecen aquí.',
    },
    shown: 'Se muestran los primeros {{count, number}}.',
    more: 'Mostrar anteriores',
  },
};
