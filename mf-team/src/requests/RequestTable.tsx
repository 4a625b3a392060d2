import { useMemo, type ReactNode } from 'react';
import { useTexts } from 'shared-lib/i18n';
import { DataTable } from 'shared-lib/ui/table';
import type { Agent } from '../people/agentOf.ts';
import { requestColumns } from './requestColumns.tsx';
import type { RequestRow } from './useRequests.ts';

interface RequestTableProps {
  rows: readonly RequestRow[];
  /** Finds who asks; a list of one member's own requests has no need for it. */
  agentOf?: (id: string) => Agent;
  empty: ReactNode;
}

/** Requests as a list. */
export function RequestTable({ rows, agentOf, empty }: RequestTableProps) {
  const { t, i18n } = useTexts('mf-team');
  const columns = useMemo(() => requestColumns(t, i18n.language, agentOf), [t, i18n.language, agentOf]);
  return (
    <DataTable
      id="requests"
      label={t('requests.title')}
      columns={columns}
      rows={rows}
      rowKey={({ key }) => key}
      empty={empty}
    />
  );
}
