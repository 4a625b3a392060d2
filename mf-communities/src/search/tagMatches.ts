import type { BinTag } from 'mf-communities/domain';
import { doorName, type Unit } from 'shared-lib/domain';
import type { SearchMatch } from 'shared-lib/slots/search';
import { foundUnitMatches } from './foundUnitMatches.ts';

/**
 * The match of a bin tag, as a list of at most one: it opens the unit, or the tag if it has none. Tags of
 * archived communities aren't found.
 * @param unit the tag's unit; null if it has none
 * @param nameOf a community's name by its id; undefined if it is archived
 * @param withoutUnit the text for a tag without a unit
 */
export function tagMatches(
  tag: Pick<BinTag, 'id' | 'communityId' | 'label'>,
  unit: Unit | null,
  nameOf: (communityId: string) => string | undefined,
  language: string,
  withoutUnit: string,
): SearchMatch[] {
  const community = nameOf(tag.communityId);
  if (community === undefined) return [];
  const name = tag.label || tag.id;
  const [opened] = unit === null ? [] : foundUnitMatches([unit], nameOf, null, language, []);
  if (unit !== null && opened) {
    return [{ address: opened.address, name, detail: [doorName(unit), opened.detail].join(' · ') }];
  }
  const address = new URLSearchParams({ tab: 'bintags', tag: tag.id });
  return [
    {
      address: `/communities/${encodeURIComponent(tag.communityId)}?${address}`,
      name,
      detail: [community, withoutUnit].join(' · '),
    },
  ];
}
