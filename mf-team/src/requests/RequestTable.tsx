import { IconCheck, IconX } from '@tabler/icons-react';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { formatNight, useTexts } from 'shared-lib/i18n';
import { LazyOverlay, lazyPart, useAddressState } from 'shared-lib/ui';
import { PanelTable } from 'shared-lib/ui/lists';
import { nameOfAgent, type Agent } from '../people/agentOf.ts';
import type { BulkVerdict } from './bulk/bulkDecisions.ts';
import { requestColumns } from './requestColumns.tsx';
import type { RequestRow } from './useRequests.ts';

const panel = lazyPart(
  'The request panel',
  async () =>
    (await import(/* webpackChunkName: "request-panel" */ './decide/RequestPanel.tsx')).RequestPanel,
);
const question = lazyPart(
  'The dialog to decide requests',
  async () => (await import(/* webpackChunkName: "request-bulk" */ './bulk/BulkDecision.tsx')).BulkDecision,
);

/** Several requests to decide together. */
interface Bulk {
  verdict: BulkVerdict;
  rows: readonly RequestRow[];
  clear: () => void;
}

interface RequestTableProps {
  rows: readonly RequestRow[];
  /** Every request that the address may open. */
  all: readonly RequestRow[];
  agentOf: (id: string) => Agent;
  /** Whether the list names the requester; one member's list doesn't need to. */
  withWho: boolean;
  /** Whether several can be decided together. */
  selectable: boolean;
  empty: ReactNode;
}

/** Requests as a list; one opens in a panel, and several can be decided together. */
export function RequestTable(props: RequestTableProps) {
  const { rows, all, agentOf, withWho, selectable, empty } = props;
  const { t, i18n } = useTexts('mf-team');
  const [bulk, setBulk] = useState<Bulk | null>(null);
  const columns = useMemo(
    () => requestColumns(t, i18n.language, agentOf, withWho),
    [t, i18n.language, agentOf, withWho],
  );
  const nameOf = (row: RequestRow) =>
    `${nameOfAgent(agentOf(row.userId), t)}, ${formatNight(row.requestDate, i18n.language)}`;

  useEffect(() => question.prefetch(), []);

  const bulkOf = (verdict: BulkVerdict, icon: ReactNode) => ({
    id: verdict,
    label: t(`requests.bulk.${verdict}.label`),
    icon,
    // Requests already decided are left out of the confirmation and its count.
    takes: ({ status, isExpired }: RequestRow) => status === 'pending' && !isExpired,
    onRun: (chosen: readonly RequestRow[], clear: () => void) => setBulk({ verdict, rows: chosen, clear }),
  });
  return (
    <>
      <PanelTable
        id="requests"
        label={t('requests.title')}
        noun={(count) => t('requests.noun', { count })}
        columns={columns}
        rows={rows}
        rowKey={({ key }) => key}
        rowName={nameOf}
        empty={empty}
        {...(selectable && {
          bulkActions: [
            bulkOf('approved', <IconCheck size={16} aria-hidden />),
            bulkOf('declined', <IconX size={16} aria-hidden />),
          ],
        })}
        opened={useAddressState('request')}
        panel={panel}
      >
        {(RequestPanel, state) => <RequestPanel {...state} all={all} agentOf={agentOf} />}
      </PanelTable>
      <LazyOverlay part={question} isOpen={bulk !== null} onClose={() => setBulk(null)}>
        {(BulkDecision) =>
          bulk && <BulkDecision {...bulk} nameOf={nameOf} agentOf={agentOf} onClose={() => setBulk(null)} />
        }
      </LazyOverlay>
    </>
  );
}
