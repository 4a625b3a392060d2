/** The texts of the schedule by agent in English. */
export const agentsTexts = {
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
};
