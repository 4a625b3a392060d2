/** The texts of units and requests in the header's search. */
export const en = {
  foundUnits: {
    heading: 'Units',
    first: 'Units (first {{count, number}}, add the community’s name)',
  },
  foundRequests: 'Requests',
};
