import { doorName, type Unit } from 'shared-lib/domain';
import type { SearchMatch } from 'shared-lib/slots/search';
import { foundUnitMatches } from './foundUnitMatches.ts';

/**
 * The matches of residents, in the units' order; they open the unit. Those of archived communities aren't among them.
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
