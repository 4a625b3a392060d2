/** The texts of the header search's results. */
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
