/** The texts of adding a request on behalf of a member in English. */
export const addTexts = {
  open: 'Add request',
  title: 'Add request for a team member',
  member: 'Team member',
  chooseMember: 'Choose a team member',
  chooseCommunity: 'Choose a community',
  none: 'No matches',
  kind: 'Request',
  date: 'Date',
  submit: 'Add request',
  done: 'Request added.',
  failed: 'Couldn’t add the request. Try again.',
  offline: 'You’re offline. Nothing was saved.',
  problems: {
    memberId: { missing: 'Choose a team member.' },
    date: {
      missing: 'Choose a date.',
      past: 'That night is over.',
      tooFar: 'Choose a date within 12 months.',
      duplicate: 'This request already exists.',
    },
    communityId: {
      missing: 'Choose a community.',
      closed: 'No service on that date.',
    },
  },
};
