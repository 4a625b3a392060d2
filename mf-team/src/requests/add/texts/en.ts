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
  done: 'Request added. Decide it now or later.',
  failed: 'Couldn’t add the request. Check your connection and try again.',
  offline: 'You’re offline, so nothing was saved. Try again once you’re connected.',
  problems: {
    memberId: { missing: 'Choose a team member.' },
    date: {
      missing: 'Choose a date.',
      past: 'That night is over. Choose tonight or later.',
      tooFar: 'Choose a date within a year.',
      duplicate: 'This request already exists. Find it in the list.',
    },
    communityId: {
      missing: 'Choose a community.',
      closed: 'No service on that date. Choose another community or date.',
    },
  },
};
