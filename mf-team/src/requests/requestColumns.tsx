import { formatNight, type Translate } from 'shared-lib/i18n';
import { NameCell } from 'shared-lib/ui';
import type { Column } from 'shared-lib/ui/table';
import { nameOfAgent, type Agent } from '../people/agentOf.ts';
import { RequestDetail } from './RequestDetail.tsx';
import { RequestStatus } from './RequestStatus.tsx';
import { kindTexts } from './statusMeanings.ts';
import type { RequestRow } from './useRequests.ts';

/**
 * The columns of a list of requests.
 * @param t the module's texts.
 * @param language a BCP 47 tag.
 * @param agentOf finds the requester.
 * @param withWho whether there is a column for the requester.
 */
export function requestColumns(
  t: Translate<'mf-team'>,
  language: string,
  agentOf: (id: string) => Agent,
  withWho: boolean,
): Column<RequestRow>[] {
  const kindOf = ({ kind }: RequestRow) => t(kindTexts[kind]);
  const who: Column<RequestRow>[] = withWho
    ? [
        {
          id: 'who',
          header: t('requests.columns.who'),
          track: 'minmax(170px, 1.2fr)',
          phone: 'first',
          cell: (row) => {
            const agent = agentOf(row.userId);
            const detail = agent.state === 'inactive' ? t('inactive') : undefined;
            return <NameCell name={nameOfAgent(agent, t)} detail={detail} />;
          },
        },
      ]
    : [];
  return [
    ...who,
    {
      id: 'when',
      header: t('requests.columns.when'),
      track: 'minmax(108px, 0.7fr)',
      phone: withWho ? 'hidden' : 'first',
      cell: (row) => formatNight(row.requestDate, language),
    },
    {
      id: 'kind',
      header: t('requests.columns.kind'),
      track: 'minmax(0, 0.6fr)',
      phone: 'hidden',
      cell: kindOf,
    },
    {
      id: 'detail',
      header: t('requests.columns.detail'),
      track: 'minmax(0, 1.8fr)',
      phone: 'below',
      cell: (row) => (
        <RequestDetail
          row={row}
          agentOf={agentOf}
          isUnderName={withWho}
          phoneLine={withWho ? `${formatNight(row.requestDate, language)} · ${kindOf(row)}` : kindOf(row)}
        />
      ),
    },
    {
      id: 'status',
      header: t('columns.status'),
      track: 'minmax(92px, 0.6fr)',
      phone: 'aside',
      cell: (row) => <RequestStatus row={row} />,
    },
  ];
}
