/** Labels and messages from the spec are verbatim. */
export const en = {
  label: 'Search team or communities',
  placeholder: 'Search team or communities...',
  open: 'Search',
  close: 'Close the search',
  clear: 'Clear the search',
  results: 'Search results',
  team: 'Team',
  communities: 'Communities',
  inactive: 'Inactive',
  hint: 'Type the name of a team member or a community.',
  loading: 'Loading…',
  found_one: '{{count}} match',
  found_other: '{{count}} matches',
  nothing: 'Nothing matches “{{query}}”.',
  more: '{{count}} more',
  failed: {
    team: 'The team could not be loaded.',
    communities: 'The communities could not be loaded.',
    code: 'The search could not be loaded. Reload the page to use it.',
  },
  retry: 'Try Again',
};
