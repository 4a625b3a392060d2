/** The texts of adding a request on behalf of a member in English. */
export const addTexts = {
  open: 'Add request',
  title: 'Add a request for a member',
  member: 'Member',
  chooseMember: 'Choose a member',
  chooseCommunity: 'Choose a community',
  none: 'Nothing with that name',
  kind: 'Asks for',
  date: 'Date',
  submit: 'Add request',
  done: 'The request is added. Decide it now or later.',
  failed: 'It couldn’t be added, and nothing was saved. Check your connection and try again.',
  offline: 'You’re offline. Nothing was saved; try again when you’re back.',
  problems: {
    memberId: { missing: 'Choose who asks.' },
    date: {
      missing: 'Choose a date.',
      past: 'That night is over. Choose tonight or a later one.',
      tooFar: 'Choose a date within a year.',
      duplicate: 'They have asked for exactly this already. Look for it in the list.',
    },
    communityId: {
      missing: 'Choose a community.',
      closed: 'It has no service on that date. Choose another community or date.',
    },
  },
};
