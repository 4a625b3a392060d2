/** The texts of the schedule by agent. */
export const agentsTexts = {
  en: {
    grid: 'Shifts by agent',
    agent: 'Agent',
    search: 'Search agents and communities',
    shifts_one: '{{count, number}} shift',
    shifts_other: '{{count, number}} shifts',
    free: 'Free',
    agents_one: '{{count, number}} agent',
    agents_other: '{{count, number}} agents',
    timeOff: { approved: 'Time off', pending: 'Asks for time off' },
    none: 'No shifts, and no time off.',
  },
  es: {
    grid: 'Turnos por agente',
    agent: 'Agente',
    search: 'Buscar agentes y comunidades',
    shifts_one: '{{count, number}} turno',
    shifts_other: '{{count, number}} turnos',
    free: 'Libre',
    agents_one: '{{count, number}} agente',
    agents_other: '{{count, number}} agentes',
    timeOff: { approved: 'Día libre', pending: 'Pide el día libre' },
    none: 'Sin turnos ni días libres.',
  },
};
