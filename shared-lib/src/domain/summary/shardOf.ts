/** How many documents share the rows of one summary. */
export const shardCount = 8;

/** The numbers of the shards, in order. */
export const shards: readonly number[] = Array.from({ length: shardCount }, (_, shard) => shard);

/** FNV-1a: a 32-bit number that differs for different texts, the same everywhere. */
export const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
};

/**
 * The shard in which a record's row lies.
 * @param id the member's or community's document id
 */
export const shardOf = (id: string): number => hashOf(id) % shardCount;
