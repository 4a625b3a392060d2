import { byDoor, doorName, matchesResidentName, type Unit } from 'shared-lib/domain';
import { textCollator } from 'shared-lib/i18n';
import type { SearchMatch } from 'shared-lib/slots/search';
import { foundUnitMatches } from './foundUnitMatches.ts';

/**
 * The units whose resident matches one of the typed names, without duplicates, by name and door. Names are
 * compared in full, because a query's key may be shorter than the typed name.
 */
export const unitsByName = (
  found: readonly { readonly units: readonly Unit[]; readonly typed: string }[],
  language: string,
): Unit[] => {
  const { compare } = textCollator(language);
  const named = found.flatMap(({ units, typed }) =>
    units.filter(({ residentName }) => matchesResidentName(residentName, typed)),
  );
  return [...new Map(named.map((unit) => [unit.id, unit])).values()].sort(
    (a, b) => compare(a.residentName ?? '', b.residentName ?? '') || byDoor(a, b),
  );
};

/**
 * The matches of residents, in the units' order; they open the unit. Those of archived communities are left
 * out.
 * @param nameOf a community's name by its id; undefined if it is archived
 * @param formatPhone for E.164
 */
export const residentMatches = (
  units: readonly Unit[],
  nameOf: (communityId: string) => string | undefined,
  language: string,
  formatPhone: (phone: string) => string,
): SearchMatch[] =>
  units.flatMap((unit) =>
    foundUnitMatches([unit], nameOf, null, language, []).map(({ address }) => ({
      address,
      name: unit.residentName ?? doorName(unit),
      detail: [
        unit.residentName !== null && doorName(unit),
        nameOf(unit.communityId),
        unit.phone !== null && formatPhone(unit.phone),
      ]
        .filter(Boolean)
        .join(' · '),
    })),
  );
