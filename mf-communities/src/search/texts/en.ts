/** The texts of what is found in the header's search. */
export const en = {
  foundUnits: {
    heading: 'Units',
    first: 'Units (first {{count, number}}; add the community’s name to see fewer)',
  },
  foundResidents: {
    heading: 'Residents',
    first: 'Residents (first {{count, number}}; type more of the name)',
  },
  foundRequests: 'Requests',
  foundTags: { heading: 'Bin tags', none: 'No unit' },
};
