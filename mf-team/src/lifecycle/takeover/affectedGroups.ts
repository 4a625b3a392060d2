import {
  requestKindOf,
  unknownProperty,
  type Community,
  type Deactivation,
  type TeamRequest,
} from 'shared-lib/domain';
import { formatNight, weekdayNames, type Translate } from 'shared-lib/i18n';
import { kindTexts } from '../../requests/statusMeanings.ts';

/** One kind of records affected by a deactivation, as text. */
export interface AffectedGroup {
  id: 'regular' | 'manages' | 'shifts' | 'requests';
  /** How many there are; a line can hold several. */
  count: number;
  lines: readonly string[];
}

/**
 * The records affected by a deactivation, grouped, as text.
 * @param communities in the order in which they are listed.
 * @param t the module's texts.
 * @param language a BCP 47 tag.
 * @returns the groups that aren't empty.
 */
export function affectedGroups(
  { regular, manages, shifts, requests }: Deactivation<TeamRequest>,
  communities: readonly Pick<Community, 'id' | 'propertyName'>[],
  t: Translate<'mf-team'>,
  language: string,
): AffectedGroup[] {
  const names = new Map(communities.map(({ id, propertyName }) => [id, propertyName]));
  const nameOf = (id: string) => names.get(id) ?? unknownProperty;
  // Deleted communities come last.
  const order = new Map([...names.keys()].map((id, index) => [id, index]));
  const inOrder = (ids: readonly string[]) =>
    [...new Set(ids)].sort((a, b) => (order.get(a) ?? order.size) - (order.get(b) ?? order.size));

  const regularLine = (communityId: string) => {
    const days = regular.filter((one) => one.communityId === communityId).map(({ day }) => day);
    return `${nameOf(communityId)}: ${weekdayNames(days, language)}`;
  };
  const requestLine = (request: TeamRequest) => {
    const kind = t(kindTexts[requestKindOf(request)]);
    const place = request.communityId === null ? '' : ` · ${nameOf(request.communityId)}`;
    return `${kind}: ${formatNight(request.requestDate, language)}${place}`;
  };
  const groups: AffectedGroup[] = [
    {
      id: 'regular',
      count: regular.length,
      lines: inOrder(regular.map(({ communityId }) => communityId)).map(regularLine),
    },
    { id: 'manages', count: manages.length, lines: inOrder(manages).map(nameOf) },
    {
      id: 'shifts',
      count: shifts.length,
      lines: shifts.map(
        ({ serviceDate, communityId }) => `${formatNight(serviceDate, language)} · ${nameOf(communityId)}`,
      ),
    },
    { id: 'requests', count: requests.length, lines: requests.map(requestLine) },
  ];
  return groups.filter(({ count }) => count > 0);
}
