import { IconFileUnknown } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { Avatar, LiveContent, StatePanel, StatusBadge } from 'shared-lib/ui';
import { StepPanel } from 'shared-lib/ui/drawer';
import { RecordPage, type PanelState } from 'shared-lib/ui/lists';
import { useSwap } from '../../data/shiftSwaps.api.ts';
import { memberHref } from '../../people/addresses.ts';
import { nameOfAgent, type Agent } from '../../people/agentOf.ts';
import { Deciding } from './Deciding.tsx';
import { RequestFacts } from './RequestFacts.tsx';
import styles from './RequestPanel.module.css';
import { useNightFacts } from './useNightFacts.ts';
import { ShowEarlier } from '../ShowEarlier.tsx';
import { RequestStatus } from '../RequestStatus.tsx';
import { SwapDeciding } from '../swap/SwapDeciding.tsx';
import type { RequestRow } from '../useRequests.ts';

interface RequestPanelProps extends PanelState<RequestRow> {
  /** Every request, so that one stays open when it leaves the list. */
  all: readonly RequestRow[];
  agentOf: (id: string) => Agent;
}

/** A request next to its list: its details, its effect on the schedule, and its actions. */
export function RequestPanel(props: RequestPanelProps) {
  const { all, rows, openKey, agentOf, onStep, onClose, onReturnFocus } = props;
  const { t } = useTexts('mf-team');
  return (
    <StepPanel
      title={t('requests.decide.panel')}
      keys={rows.map(({ key }) => key)}
      openKey={openKey}
      onStep={onStep}
      onClose={onClose}
      onReturnFocus={onReturnFocus}
    >
      {(shownKey) => {
        const row = all.find(({ key }) => key === shownKey);
        if (row) return <Request key={row.key} row={row} agentOf={agentOf} />;
        return (
          <StatePanel icon={<IconFileUnknown size={32} />} title={t('requests.decide.gone.title')}>
            {t('requests.decide.gone.text')}
            <ShowEarlier />
          </StatePanel>
        );
      }}
    </StepPanel>
  );
}

interface RequestProps {
  row: RequestRow;
  agentOf: (id: string) => Agent;
}

function Request({ row, agentOf }: RequestProps) {
  const { t } = useTexts('mf-team');
  const heading = useRef<HTMLHeadingElement>(null);
  const swap = useSwap(row.recordId, { skip: row.kind !== 'swap' });
  const agent = agentOf(row.userId);
  const name = nameOfAgent(agent, t);
  // The pressed button is about to disappear.
  const onDecided = () => heading.current?.focus();
  return (
    <RecordPage
      headRef={heading}
      name={
        <>
          <Avatar size="small" name={name} />
          {agent.state === 'unknown' ? (
            name
          ) : (
            <Link to={memberHref(agent.id)} className={styles.link ?? ''}>
              {name}
            </Link>
          )}
        </>
      }
      badges={
        <>
          <RequestStatus row={row} />
          {agent.state !== 'active' && (
            <StatusBadge meaning="watch">{t(`schedule.${agent.state}`)}</StatusBadge>
          )}
        </>
      }
      facts={<RequestFacts row={row} swap={swap.status === 'ready' ? swap.data : null} agentOf={agentOf} />}
      related={
        row.kind === 'swap' ? (
          <SwapDeciding entry={row} live={swap} onDecided={onDecided} />
        ) : (
          <NightDeciding entry={row} onDecided={onDecided} />
        )
      }
    />
  );
}

/** The decision of a request about one night. */
function NightDeciding({ entry, onDecided }: { entry: RequestRow; onDecided: () => void }) {
  return (
    <LiveContent live={useNightFacts([entry.requestDate])}>
      {(facts) => <Deciding entry={entry} facts={facts} onDecided={onDecided} />}
    </LiveContent>
  );
}
