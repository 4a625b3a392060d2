/** The module's texts in English; the other languages have the same keys. */
export const en = {
  title: 'Communities',
  summary: '{{communities, number}} of {{limit, number}} communities on your plan',
  summaryOver:
    '{{communities, number}} communities, {{over, number}} over your plan’s limit of {{limit, number}}',
  list: 'Communities',
  search: 'Search by name, address or agent',
  columns: {
    name: 'Name',
    units: 'Units',
    serviceDays: 'Service days',
    agents: 'Agents',
  },
  everyDay: 'Every day',
  noServiceDays: 'No service days',
  units_one: '{{count, number}} unit',
  units_other: '{{count, number}} units',
  assigned: 'Assigned',
  unassigned: 'Unassigned',
  unassignedOn: 'Unassigned on {{days}}',
  unknownMember: 'Unknown member',
  empty: {
    title: 'No communities yet',
    text: 'The properties that you serve will be listed here, with their service days and agents.',
  },
  card: {
    label: 'Communities',
    detail: 'of {{limit, number}} on your plan',
    detailOver: '{{over, number}} over your plan’s limit of {{limit, number}}',
    failed: 'Couldn’t be loaded',
  },
};
