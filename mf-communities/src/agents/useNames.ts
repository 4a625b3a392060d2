import { unknownProperty, weightOf, type Weekday } from 'shared-lib/domain';
import { formatNight, useTexts, weekdayNames } from 'shared-lib/i18n';
import { useMemo } from 'react';
import type { Concern } from './reviewOf.ts';
import type { Board } from './useBoard.ts';

/** The names on the board. */
export function useNames({ communities, team }: Pick<Board, 'communities' | 'team'>) {
  const { t, i18n } = useTexts('mf-communities');
  return useMemo(() => {
    const places = new Map(communities.map(({ id, propertyName }) => [id, propertyName]));
    const people = new Map(team.map(({ id, fullName, email }) => [id, fullName || email]));
    const community = (id: string) => places.get(id) || unknownProperty;
    const night = (date: string) => formatNight(date, i18n.language);
    const conflict = ({ conflict: found, dates }: Pick<Concern, 'conflict' | 'dates'>): string => {
      const nights = dates.map(night).join(', ');
      if (found.kind === 'inactive') return t('agentBoard.review.conflict.inactive');
      if (found.kind === 'timeOff') return t(`agentBoard.review.conflict.${found.status}`, { nights });
      const key = weightOf(found) === 'notes' ? 'route' : 'sameHour';
      return t(`agentBoard.review.conflict.${key}`, { name: community(found.communityId) });
    };
    return {
      community,
      night,
      conflict,
      day: (day: Weekday) => weekdayNames([day], i18n.language),
      agent: (id: string | null) =>
        id === null ? t('agentBoard.nobody') : people.get(id) || t('unknownMember'),
    };
  }, [communities, team, t, i18n.language]);
}

export type Names = ReturnType<typeof useNames>;
