import { hashOf } from 'shared-lib/domain/summaries';

/**
 * The id of a new unit. It depends only on the door, so adding the same door twice creates one unit.
 * @param key from `unitKey`
 * @param taken the ids of the community's units. A renamed one may still have the id of its former door.
 */
export function newUnitId(communityId: string, key: string, taken: ReadonlySet<string>): string {
  for (let attempt = 0; ; attempt += 1) {
    const text = `${communityId}/${key}/${attempt}`;
    const id = `u${hashOf(text).toString(36)}${hashOf([...text].reverse().join('')).toString(36)}`;
    if (!taken.has(id)) return id;
  }
}
