import { IconFileUnknown } from '@tabler/icons-react';
import type { ShiftSwap } from 'mf-team/domain';
import { useMemo, useRef } from 'react';
import { useAccount, useNow } from 'shared-lib/data';
import { formatDateTime, formatNight, useTexts, viewerTimeZone } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { Avatar, LiveContent, Skeleton, StatePanel, StatusBadge } from 'shared-lib/ui';
import { FactList, StepPanel } from 'shared-lib/ui/drawer';
import { RecordPage, type PanelState } from 'shared-lib/ui/lists';
import { useSwap } from '../../data/shiftSwaps.api.ts';
import { communityHref, memberHref } from '../../people/addresses.ts';
import { nameOfAgent, type Agent } from '../../people/agentOf.ts';
import { nameOfUser } from '../../people/nameOfUser.ts';
import type { RequestEntry } from '../requestEntries.ts';
import { kindTexts } from '../statusMeanings.ts';
import { useSubstitutes } from '../substitutes/useSubstitutes.ts';
import styles from './RequestPanel.module.css';
import { useNightFacts } from './useNightFacts.ts';
import { ShowEarlier } from '../ShowEarlier.tsx';
import { RequestStatus } from '../RequestStatus.tsx';
import { SwapDeciding } from '../swap/SwapDeciding.tsx';
import type { RequestRow } from '../useRequests.ts';
import { Decision } from './Decision.tsx';
import { deciderOf } from './decisionTexts.ts';
import type { NightFacts } from './nightFacts.ts';
import { obstacleOf } from './obstacleOf.ts';

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

interface RequestFactsProps {
  row: RequestRow;
  /** What a swap is about; null while it loads, and for other requests. */
  swap: ShiftSwap | null;
  agentOf: (id: string) => Agent;
}

/** A request's details and outcome. */
function RequestFacts({ row, swap, agentOf }: RequestFactsProps) {
  const { t, i18n } = useTexts('mf-team');
  const { uid, customerId } = useAccount();
  const { status, kind, communityId, communityName, cancellationReason } = row;
  const decidedAt = status === 'cancelled' ? row.cancelledAt : row.decidedAt;
  const name = nameOfUser(deciderOf(row), { agentOf, uid, customerId }, t);
  const community =
    communityId === null ? (
      t('requests.decide.noCommunity')
    ) : (
      <Link to={communityHref(communityId)} className={styles.link ?? ''}>
        {communityName}
      </Link>
    );
  const decision =
    status === 'pending' || decidedAt === null
      ? null
      : t(`requests.decide.${status}By`, { name, when: formatDateTime(decidedAt, i18n.language) });
  return (
    <FactList
      facts={[
        { label: t('requests.columns.kind'), value: t(kindTexts[kind]) },
        {
          label: t('requests.columns.when'),
          value: kind === 'swap' ? null : formatNight(row.requestDate, i18n.language),
        },
        { label: t('requests.decide.community'), value: kind === 'shift' ? community : null },
        { label: t('requests.swap.with'), value: swap && nameOfAgent(agentOf(swap.colleagueId), t) },
        { label: t('requests.swap.theirNote'), value: swap?.note },
        { label: t('requests.decide.decision'), value: decision },
        { label: t('requests.swap.officeNote'), value: swap?.decisionNote },
        { label: t('requests.decide.reason'), value: cancellationReason },
      ]}
    />
  );
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

interface DecidingProps {
  entry: RequestEntry;
  facts: NightFacts;
  onDecided: () => void;
}

/** A request's decision once the possible substitutes for a night off are known, so that no suggestion changes later. */
function Deciding(props: DecidingProps) {
  const { entry, facts } = props;
  const now = useNow();
  const isUndecided = entry.status === 'pending' || entry.status === 'approved';
  const isNeeded = entry.timeOff && isUndecided && obstacleOf(entry, facts, now, viewerTimeZone()) === null;
  const shifts = useMemo(
    () => (isNeeded ? facts.duties.shiftsOf(entry.userId, entry.requestDate) : []),
    [isNeeded, facts, entry.userId, entry.requestDate],
  );
  const substitutes = useSubstitutes(shifts, facts);
  if (substitutes === null) return <Skeleton height={220} />;
  return <Decision {...props} shifts={shifts} substitutes={substitutes} />;
}

/** The decision of a request about one night. */
function NightDeciding({ entry, onDecided }: { entry: RequestRow; onDecided: () => void }) {
  return (
    <LiveContent live={useNightFacts([entry.requestDate])}>
      {(facts) => <Deciding entry={entry} facts={facts} onDecided={onDecided} />}
    </LiveContent>
  );
}
