/** Labels and messages from the spec are verbatim. */
export const en = {
  label: 'Search team or communities',
  placeholder: 'Search team or communities...',
  open: 'Search',
  close: 'Close search',
  clear: 'Clear search',
  results: 'Search results',
  team: 'Team',
  communities: 'Communities',
  inactive: 'Inactive',
  hint: 'Find a team member, community, unit (204 Maple), page or setting.',
  loading: 'Loading…',
  found_one: '{{count}} match',
  found_other: '{{count}} matches',
  nothing: 'No results for “{{query}}”',
  more: '{{count}} more',
  failed: {
    team: 'Couldn’t load the team.',
    communities: 'Couldn’t load communities.',
    code: 'Search didn’t load. Reload the page.',
  },
  retry: 'Try Again',
};
