import { foldedName } from '../base/foldedName.ts';
import { hashOf } from '../summary/shardOf.ts';

/** What tells the units of a community apart. */
interface Door {
  readonly building?: string | null | undefined;
  readonly unitNumber: string;
}

/** The same text for the same door of a community, whatever the case and blanks with which it is written. */
export const unitKey = ({ building, unitNumber }: Door): string =>
  `${foldedName(building ?? '')}|${foldedName(unitNumber)}`;

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
