/** The texts of the schedule by specialist in English. */
export const agentsTexts = {
  grid: 'Shifts by specialist',
  agent: 'Specialist',
  search: 'Search specialists and communities',
  shifts_one: '{{count, number}} shift',
  shifts_other: '{{count, number}} shifts',
  free: 'Free',
  agents_one: '{{count, number}} specialist',
  agents_other: '{{count, number}} specialists',
  timeOff: { approved: 'Time off', pending: 'Time off requested' },
  none: 'No shifts or time off.',
};
