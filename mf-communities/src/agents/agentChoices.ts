import {
  freeAgents,
  indexDuties,
  weekdayOf,
  weightOf,
  withChanges,
  type AssignmentChange,
} from 'shared-lib/domain';
import type { Translate } from 'shared-lib/i18n';
import type { Day } from './draft.ts';
import type { Board } from './useBoard.ts';
import type { Names } from './useNames.ts';

interface Choosing {
  readonly board: Board;
  readonly names: Names;
  /** All unsaved changes. */
  readonly changes: readonly AssignmentChange[];
  readonly t: Translate<'mf-communities'>;
}

/** Candidates for a community's weekday: free ones first, those with a conflict last. */
export function agentChoices(place: Day, { board, names, changes, t }: Choosing) {
  const { communities, assignments, availability, dates, team } = board;
  const serviceDate = dates.find((date) => weekdayOf(date) === place.day)!;
  const after = withChanges(assignments, { assignments: changes, shifts: [] });
  const duties = indexDuties(communities, [serviceDate], after, availability);
  const found = freeAgents(team, { communityId: place.communityId, serviceDate }, duties);
  const choiceOf = ({ member, conflicts }: (typeof found)[number]) => {
    const notes = conflicts
      .filter((conflict) => weightOf(conflict) !== 'notes')
      .map((conflict) => names.conflict({ conflict, dates: [serviceDate] }));
    return { value: member.id, label: [names.agent(member.id), ...notes].join(', ') };
  };
  const isFree = ({ conflicts }: (typeof found)[number]) => conflicts.length === 0;
  return [
    { group: t('agentBoard.pick.free'), items: found.filter(isFree).map(choiceOf) },
    { group: t('agentBoard.pick.others'), items: found.filter((one) => !isFree(one)).map(choiceOf) },
  ].filter(({ items }) => items.length > 0);
}
