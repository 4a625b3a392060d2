/** The texts of a service day change's effects. */
export const serviceDays = {
  loading: 'Checking the schedule…',
  groups: {
    unassigned: 'Unassigned shift tonight ({{count, number}})',
    ends: 'No service tonight ({{count, number}})',
    added: 'New service days without a regular specialist ({{count, number}})',
    regular: 'Regular specialists removed ({{count, number}})',
    extra: 'Changed shifts kept as extra service ({{count, number}})',
  },
  line: '{{when}}: {{member}}',
  placed: '{{name}}: {{line}}',
  note: '{{title}}: {{lines}}',
};
