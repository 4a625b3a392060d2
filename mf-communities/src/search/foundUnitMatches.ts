import { byDoor, doorAddress, doorName, type Unit } from 'shared-lib/domain';
import { formatNight, textCollator } from 'shared-lib/i18n';
import { foldText } from 'shared-lib/search';
import type { SearchMatch } from 'shared-lib/slots/search';

interface FoundUnit {
  readonly unit: Unit;
  readonly community: string;
}

/**
 * A unit's match, which opens the unit on the night that was typed, or else on its last night with records.
 * @param night `YYYY-MM-DD`; null if none was typed
 */
const matchOf = ({ unit, community }: FoundUnit, night: string | null, language: string): SearchMatch => ({
  address: doorAddress({ communityId: unit.communityId, unitId: unit.id, night }),
  name: doorName(unit),
  detail: [community, night !== null && formatNight(night, language), unit.residentName]
    .filter(Boolean)
    .join(' · '),
});

/**
 * The matches of units, those with a typed number before longer numbers, then those in the building that a letter may
 * mean, then by community and door. Units of archived communities aren't among them.
 * @param nameOf a community's name by its id; undefined if it is archived
 * @param night `YYYY-MM-DD`; null if none was typed
 * @param numbers the readings of the number that was typed, folded
 * @param letter a letter after the number, folded; null if none was typed
 */
export function foundUnitMatches(
  units: readonly Unit[],
  nameOf: (communityId: string) => string | undefined,
  night: string | null,
  language: string,
  numbers: readonly string[],
  letter: string | null = null,
): SearchMatch[] {
  const { compare } = textCollator(language);
  const isLonger = ({ unitNumber }: Unit) => Number(!numbers.includes(foldText(unitNumber)));
  const isElsewhere = ({ building }: Unit) => Number(letter !== null && foldText(building ?? '') !== letter);
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  return [...byId.values()]
    .flatMap((unit) => {
      const community = nameOf(unit.communityId);
      return community === undefined ? [] : [{ unit, community }];
    })
    .sort(
      (a, b) =>
        isLonger(a.unit) - isLonger(b.unit) ||
        isElsewhere(a.unit) - isElsewhere(b.unit) ||
        compare(a.community, b.community) ||
        byDoor(a.unit, b.unit),
    )
    .map((found) => matchOf(found, night, language));
}
