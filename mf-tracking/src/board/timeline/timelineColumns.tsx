import type { Translate } from 'shared-lib/i18n';
import type { Column } from 'shared-lib/ui/table';
import type { AgentRow } from '../night/agentRowsOf.ts';
import type { RatedRow } from '../night/ratedRows.ts';
import { nameOrUnknown } from '../night/rowFacts.ts';
import { agentColumns } from '../table/agentColumns.tsx';
import { boardColumns } from '../table/boardColumns.tsx';
import { StateCell } from '../table/StateCell.tsx';
import { Lane } from './Lane.tsx';
import { TimelineHead } from './TimelineHead.tsx';

/** The name, the status with how late it is, the hours and the doors, from the columns of the table. */
const withLane = <Row extends Pick<RatedRow, 'state' | 'severity' | 'lateMin'>>(
  columns: readonly Column<Row>[],
  nameId: string,
  keyOf: (row: Row) => string,
  t: Translate<'mf-tracking'>,
): Column<Row>[] => {
  const column = (id: string) => columns.find((one) => one.id === id)!;
  return [
    column(nameId),
    { ...column('state'), cell: (row) => <StateCell row={row} isFull /> },
    {
      id: 'timeline',
      header: t('timeline.hours'),
      head: <TimelineHead />,
      track: 'minmax(240px, 4fr)',
      phone: 'hidden',
      csv: false,
      cell: (row) => <Lane of={keyOf(row)} severity={row.severity} />,
    },
    column('doors'),
  ];
};

/**
 * The columns of the timeline by community.
 * @param t the module's texts
 * @param language a BCP 47 tag
 */
export const communityTimeline = (t: Translate<'mf-tracking'>, language: string): Column<RatedRow>[] =>
  withLane(boardColumns(t, language, true), 'community', ({ communityId }) => communityId, t).map((column) =>
    column.id === 'community'
      ? {
          ...column,
          search: ({ communityName, agentId, agentName }) =>
            `${communityName} ${agentId === null ? '' : nameOrUnknown(agentName, t)}`,
        }
      : column,
  );

/** The columns of the timeline by specialist; as `communityTimeline`. */
export const agentTimeline = (t: Translate<'mf-tracking'>, language: string): Column<AgentRow>[] =>
  withLane(agentColumns(t, language, true), 'agent', ({ key }) => key, t);
