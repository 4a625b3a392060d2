/** The filter that shows those that are archived, in place of those that are served. */
export const standing = { id: 'standing', archived: 'archived' } as const;

/** The address of the list of archived communities. */
export const archivedPath = `/communities?${standing.id}=${standing.archived}`;
