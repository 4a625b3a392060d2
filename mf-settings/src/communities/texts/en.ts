/** The texts of the communities field in English. */
export const communities = {
  search: 'Search communities',
  none: 'No matching community.',
  more_one: '{{count, number}} more. Search to find it.',
  more_other: '{{count, number}} more. Search to find them.',
  chooseAll: 'Select all shown',
  chooseNone: 'Clear selection',
  count_one: '{{count, number}} community selected',
  count_other: '{{count, number}} communities selected',
  most: 'up to {{max, number}}',
  gone_one: '{{count, number}} archived or deleted',
  gone_other: '{{count, number}} archived or deleted',
};
