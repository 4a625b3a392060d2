/** The texts of a service day change's effects. */
export const serviceDays = {
  loading: 'Checking the schedule…',
  groups: {
    unassigned: 'Unassigned shift tonight ({{count, number}})',
    ends: 'No service tonight ({{count, number}})',
    added: 'Added without a regular specialist ({{count, number}})',
    regular: 'Regular specialists removed ({{count, number}})',
    extra: 'Changed shifts kept as extra shifts ({{count, number}})',
  },
  line: '{{when}}: {{member}}',
  placed: '{{name}}: {{line}}',
  note: '{{title}}: {{lines}}',
};
