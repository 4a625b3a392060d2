/** The names of members' tiers and statuses in English. An imported table may use these words. */
export const memberWords = {
  active: 'Active',
  inactive: 'Inactive',
  tiers: {
    Admin: 'Admin',
    'District Manager': 'District Manager',
    'Collection Specialist': 'Collection Specialist',
  },
};
