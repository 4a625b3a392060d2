import { unknownProperty } from 'shared-lib/domain';
import type { CommunityFootprint } from 'mf-communities/domain';
import { formatNight, weekdayNames, type Translate } from 'shared-lib/i18n';
import type { AffectedGroup } from 'shared-lib/ui/dialogs';
import type { DialogCommunity } from './lifecycleActions.ts';

interface FootprintWords {
  t: Translate<'mf-communities'>;
  /** A BCP 47 tag. */
  language: string;
  memberName: (id: string) => string;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/**
 * The effects of an action on communities, grouped, as text. With one community, each specialist and night is
 * named; with several, each community.
 * @param act archiving keeps units, checkpoints and tags; deleting removes them
 * @returns the groups that aren't empty
 */
export function footprintGroups(
  act: 'archive' | 'delete',
  communities: readonly DialogCommunity[],
  footprints: readonly CommunityFootprint[],
  { t, language, memberName }: FootprintWords,
): AffectedGroup[] {
  const isOne = communities.length === 1;
  const names = new Map(communities.map(({ id, propertyName }) => [id, propertyName || unknownProperty]));
  const group = (
    id: 'places' | 'regular' | 'manager' | 'nights' | 'requests',
    counts: readonly (readonly [communityId: string, count: number, lines: readonly string[]])[],
  ) => {
    const some = counts.filter(([, count]) => count > 0);
    return {
      id,
      title: t(`lifecycle.groups.${id}`, { count: sum(some.map(([, count]) => count)) }),
      lines: some.flatMap(([communityId, , lines]) =>
        isOne ? lines : lines.map((line) => `${names.get(communityId)}: ${line}`),
      ),
      isThere: some.length > 0,
    };
  };
  const days = (agents: CommunityFootprint['regular']) =>
    weekdayNames(
      agents.map(({ day }) => day),
      language,
    );
  const agentLines = ({ regular }: CommunityFootprint) =>
    [...new Set(regular.map(({ memberId }) => memberId))].map(
      (id) => `${memberName(id)}: ${days(regular.filter(({ memberId }) => memberId === id))}`,
    );
  const things = [
    ['units', sum(footprints.map(({ units }) => units))],
    ['lifecycle.checkpoints', sum(footprints.map(({ checkpoints }) => checkpoints))],
    ['lifecycle.tags', sum(footprints.map(({ binTags }) => binTags))],
  ] as const;
  const left = act === 'archive' ? 'kept' : 'removed';
  const groups = [
    {
      id: 'places',
      title: t('lifecycle.groups.places', { count: communities.length }),
      lines: [...names.values()],
      isThere: !isOne,
    },
    group(
      'regular',
      footprints.map((one) => [
        one.communityId,
        one.regular.length,
        isOne ? agentLines(one) : [days(one.regular)],
      ]),
    ),
    group(
      'manager',
      communities.map(({ id, districtManagerId }) =>
        districtManagerId === null ? [id, 0, []] : [id, 1, [memberName(districtManagerId)]],
      ),
    ),
    group(
      'nights',
      footprints.map(({ communityId, nights }) => [
        communityId,
        nights.length,
        isOne
          ? nights.map((night) => formatNight(night, language))
          : [t('lifecycle.nights', { count: nights.length })],
      ]),
    ),
    group(
      'requests',
      footprints.map(({ communityId, requests }) => [communityId, requests, isOne ? [] : [String(requests)]]),
    ),
    {
      id: left,
      title: t(`lifecycle.groups.${left}`),
      lines: things.filter(([, count]) => count > 0).map(([key, count]) => t(key, { count })),
      isThere: things.some(([, count]) => count > 0),
    },
  ];
  return groups.filter(({ isThere }) => isThere).map(({ id, title, lines }) => ({ id, title, lines }));
}
