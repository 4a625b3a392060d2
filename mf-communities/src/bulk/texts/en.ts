/** The texts of changing several communities at once. */
export const bulk = {
  manager: {
    label: 'District Manager…',
    title_one: 'Change District Manager of {{count, number}} community',
    title_other: 'Change District Manager of {{count, number}} communities',
    field: 'District Manager',
    nobody: 'No one',
    none: 'No matching District Manager or Admin',
    submit_one: 'Change {{count, number}} community',
    submit_other: 'Change {{count, number}} communities',
  },
  days: {
    label: 'Service days…',
    title_one: 'Change service days of {{count, number}} community',
    title_other: 'Change service days of {{count, number}} communities',
    way: 'Change',
    ways: { exactly: 'Set to these days', add: 'Add these days', remove: 'Remove these days' },
    field: 'Days',
  },
  closures: { label: 'Closures…' },
  changed: 'Changes ({{count, number}})',
  same_one: '{{count, number}} community stays the same.',
  same_other: '{{count, number}} communities stay the same.',
  nothing: 'No changes needed.',
  line: '{{name}}: {{from}} → {{to}}',
  progress: '{{done, number}} of {{count, number}} changed',
  done_one: '{{count, number}} community changed.',
  done_other: '{{count, number}} communities changed.',
  undone_one: 'Change to {{count, number}} community undone.',
  undone_other: 'Changes to {{count, number}} communities undone.',
  undoFailed: 'Some changes weren’t undone. {{name}} changed since, or you’re offline.',
  stopped:
    '{{name}} and the communities after it weren’t changed. Check your connection and try again to continue.',
  overtaken: 'Someone else just changed {{name}}. Review it below and try again.',
  problems: {
    managerId: { missing: 'Choose a team member or no one.' },
    days: {
      missing: 'Choose at least one day.',
      noneLeft: '{{name}} needs at least one service day. Keep a day, or archive it.',
    },
  },
};
