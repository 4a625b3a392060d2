/** The module's texts in English; the other languages have the same keys. */
export const en = {
  title: 'Tracking',
  list: 'Tonight’s shifts',
  search: 'Search by community or agent',
  columns: {
    community: 'Community',
    state: 'State',
    agent: 'Agent',
    scheduled: 'Scheduled',
    clockIn: 'Clock-in',
    clockOut: 'Clock-out',
    timeZone: 'Time zone',
  },
  minutesLate: '{{minutes, number}} min late',
  notYet: 'Not yet',
  openTooLong: 'Open over {{hours, number}} hours',
  phone: {
    scheduled: 'Scheduled {{start}}',
    in: 'In {{clockIn}}',
    inAndOut: 'In {{clockIn}}, out {{clockOut}}',
  },
  nobody: 'Nobody',
  instead: 'for {{name}}',
  unknownMember: 'Unknown member',
  noService: {
    title: 'No service tonight',
    text: 'None of your communities is served tonight. Shifts show here from noon on a service day.',
  },
  noCommunities: {
    title: 'No communities yet',
    text: 'Once you have communities with service days, each night’s shifts show here as they happen.',
    action: 'Go to Communities',
  },
  areaLinks: {
    label: 'Pages of tracking',
    tonight: 'Tonight',
    shiftReport: 'Shift Report',
    clockInOuts: 'Clock In-Outs',
    checkpoints: 'Check Points',
    units: 'Units',
    violations: 'Violations',
  },
};
