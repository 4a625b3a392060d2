/** The texts of offering an open shift in English. */
export const offerTexts = {
  title: 'Open shift',
  state: 'Offered',
  text: 'The first to accept gets it. The offer ends when service starts.',
  ask: 'Offer this shift…',
  eligible_one: '{{count, number}} team member can take it: {{names}}.',
  eligible_other: '{{count, number}} team members can take it: {{names}}.',
  more_one: '{{count, number}} more',
  more_other: '{{count, number}} more',
  none: 'No one can take it: everyone is off, busy or at 40 hours.',
  action_one: 'Offer to {{count, number}} team member',
  action_other: 'Offer to {{count, number}} team members',
  withdraw: 'Withdraw offer',
  offered: 'Shift offered: {{place}}.',
  withdrawn: 'Offer withdrawn: {{place}}.',
  problems: {
    noShift: 'No service that night.',
    taken: 'Someone already covers this shift.',
    started: 'Service has already started.',
    offline: 'You’re offline. Nothing was saved.',
    failed: 'Couldn’t save this. Try again.',
  },
};
