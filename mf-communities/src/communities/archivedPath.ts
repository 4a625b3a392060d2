/** The filter that shows archived communities instead of those in service. */
export const statusFilter = { id: 'standing', archived: 'archived' } as const;

/** The address of the list of archived communities. */
export const archivedPath = `/communities?${statusFilter.id}=${statusFilter.archived}`;
