/** How many documents share one summary's rows. */
export const shardCount = 8;

/** The shard numbers, in order. */
export const shards: readonly number[] = Array.from({ length: shardCount }, (_, shard) => shard);

/** FNV-1a: a stable 32-bit hash of a text. */
export const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
};

/**
 * The shard of a record's row.
 * @param id the member's or community's document id
 */
export const shardOf = (id: string): number => hashOf(id) % shardCount;
