/** The texts of changing several communities at once. */
export const bulk = {
  manager: {
    label: 'District manager…',
    title_one: 'Who oversees this community?',
    title_other: 'Who oversees these {{count, number}} communities?',
    field: 'District manager',
    nobody: 'Nobody',
    none: 'No active District Manager or Admin has this name',
    submit_one: 'Change {{count, number}} community',
    submit_other: 'Change {{count, number}} communities',
  },
  days: {
    label: 'Service days…',
    title_one: 'On which days is this community served?',
    title_other: 'On which days are these {{count, number}} communities served?',
    way: 'What to do',
    ways: { exactly: 'Serve on exactly these', add: 'Add these', remove: 'Take these away' },
    field: 'Days',
  },
  closures: { label: 'Dates without service…' },
  changed: 'Changed ({{count, number}})',
  same_one: '{{count, number}} is so already.',
  same_other: '{{count, number}} are so already.',
  nothing: 'All of them are so already.',
  line: '{{name}}: {{from}} → {{to}}',
  progress: '{{done, number}} of {{count, number}} changed',
  done_one: '{{count, number}} community was changed.',
  done_other: '{{count, number}} communities were changed.',
  undone_one: '{{count, number}} community is as it was.',
  undone_other: '{{count, number}} communities are as they were.',
  undoFailed: 'Not all of it could be taken back: {{name}} was changed since, or the connection broke.',
  stopped:
    '{{name}} could not be changed, and those after it. Check your connection and try again; it goes on there.',
  overtaken: 'Someone else just changed {{name}}. Look at it below, and try again.',
  problems: {
    managerId: { missing: 'Choose a member, or nobody.' },
    days: {
      missing: 'Choose at least one day.',
      noneLeft: '{{name}} would be served on no day. Archive it, or leave it a day.',
    },
  },
};
