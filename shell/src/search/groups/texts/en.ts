/** Texts of the search's results beyond the team and communities. */
export const en = {
  groups: { actions: 'Actions', pages: 'Pages', help: 'Help' },
  start: { recent: 'Recent', suggested: 'Suggestions' },
  create: { heading: 'Create', hint: 'Choose what to create.' },
  textTo: 'Text {{name}}',
  failed: 'Couldn’t load results for {{group}}.',
};
