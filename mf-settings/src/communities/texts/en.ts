/** The words of the field of communities in English. */
export const communities = {
  search: 'Search communities',
  none: 'No community has that name.',
  more_one: '{{count, number}} more: search for it.',
  more_other: '{{count, number}} more: search for them.',
  chooseAll: 'Choose all shown',
  chooseNone: 'Choose none',
  count_one: '{{count, number}} community chosen',
  count_other: '{{count, number}} communities chosen',
  most: '{{max, number}} at most',
  gone_one: '{{count, number}} that is archived or deleted',
  gone_other: '{{count, number}} that are archived or deleted',
};
