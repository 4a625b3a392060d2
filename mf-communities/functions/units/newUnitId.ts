import { hashOf } from 'shared-lib/domain/summaries';

/**
 * The id of a new unit. It follows from the door alone, so that adding the same twice makes one.
 * @param key of `unitKey`
 * @param taken the ids of the community's units: one that was renamed may still have the id of its former door
 */
export function newUnitId(communityId: string, key: string, taken: ReadonlySet<string>): string {
  for (let attempt = 0; ; attempt += 1) {
    const text = `${communityId}/${key}/${attempt}`;
    const id = `u${hashOf(text).toString(36)}${hashOf([...text].reverse().join('')).toString(36)}`;
    if (!taken.has(id)) return id;
  }
}
