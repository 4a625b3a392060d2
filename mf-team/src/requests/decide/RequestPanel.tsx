import { IconChevronLeft, IconChevronRight, IconFileUnknown } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { ActionIcon, LiveContent, StatePanel, StatusBadge } from 'shared-lib/ui';
import { Drawer } from 'shared-lib/ui/drawer';
import type { Agent } from '../../people/agentOf.ts';
import { memberHref } from '../../people/addresses.ts';
import { Avatar } from '../../people/Avatar.tsx';
import { nameOfAgent } from '../../schedule/week/describeCell.ts';
import { statusMeanings } from '../statusMeanings.ts';
import type { RequestRow } from '../useRequests.ts';
import { Decision } from './Decision.tsx';
import { RequestFacts } from './RequestFacts.tsx';
import styles from './RequestPanel.module.css';
import { stepsFrom } from './stepsFrom.ts';
import { useNightFacts } from './useNightFacts.ts';

export interface RequestPanelProps {
  /** Every request, so that one stays open when it leaves the list. */
  all: readonly RequestRow[];
  /** The list in its order, through which one steps. */
  shown: readonly RequestRow[];
  /** The request that is shown; null for a closed panel. */
  openKey: string | null;
  agentOf: (id: string) => Agent;
  onStep: (key: string) => void;
  onClose: () => void;
  /** Is called when the panel has left the page; stable. */
  onClosed: () => void;
}

/** A request beside its list: what it asks for, what it does to the schedule, and what can be done with it. */
export default function RequestPanel(props: RequestPanelProps) {
  const { all, shown, openKey, agentOf, onStep, onClose, onClosed } = props;
  const { t } = useTexts('mf-team');
  // While the panel closes it still shows what it showed.
  const [shownKey, setShownKey] = useState(openKey);
  if (openKey !== null && openKey !== shownKey) setShownKey(openKey);
  const [isAsking, setIsAsking] = useState(false);
  const row = all.find(({ key }) => key === shownKey);

  // What is decided leaves the list; one goes on from where it was.
  const keys = shown.map(({ key }) => key);
  const place = shownKey === null ? -1 : keys.indexOf(shownKey);
  const [lastPlace, setLastPlace] = useState(Math.max(place, 0));
  if (place !== -1 && place !== lastPlace) setLastPlace(place);
  const { previous, next } = stepsFrom(keys, place, lastPlace);

  return (
    <Drawer
      opened={openKey !== null}
      onClose={onClose}
      closeOnEscape={!isAsking}
      position="right"
      size="min(480px, 100%)"
      padding={20}
      closeButtonProps={{ 'aria-label': t('requests.decide.close'), size: 36 }}
      title={<span className={styles.title}>{t('requests.decide.panel')}</span>}
    >
      <Parting onGone={onClosed} />
      <div className={styles.steps}>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={t('requests.decide.previous')}
          disabled={previous === undefined}
          onClick={() => previous !== undefined && onStep(previous)}
        >
          <IconChevronLeft size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={t('requests.decide.next')}
          disabled={next === undefined}
          onClick={() => next !== undefined && onStep(next)}
        >
          <IconChevronRight size={18} aria-hidden />
        </ActionIcon>
        {place !== -1 && (
          <span role="status" className={styles.soft}>
            {t('requests.decide.place', { place: place + 1, count: keys.length })}
          </span>
        )}
      </div>
      {row ? (
        <Request key={row.key} row={row} agentOf={agentOf} isAsking={isAsking} onAsk={setIsAsking} />
      ) : (
        <StatePanel icon={<IconFileUnknown size={32} />} title={t('requests.decide.gone.title')}>
          {t('requests.decide.gone.text')}
        </StatePanel>
      )}
    </Drawer>
  );
}

/** Tells when what it stands in has left the page; a transition's end comes before that. */
function Parting({ onGone }: { onGone: () => void }) {
  useEffect(() => onGone, [onGone]);
  return null;
}

interface RequestProps {
  row: RequestRow;
  agentOf: (id: string) => Agent;
  isAsking: boolean;
  onAsk: (isAsking: boolean) => void;
}

function Request({ row, agentOf, isAsking, onAsk }: RequestProps) {
  const { t } = useTexts('mf-team');
  const heading = useRef<HTMLHeadingElement>(null);
  const live = useNightFacts([row.requestDate]);
  const agent = agentOf(row.userId);
  const name = nameOfAgent(agent, t);
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className={styles.who}>
        <Avatar name={name} />
        {agent.state === 'unknown' ? (
          name
        ) : (
          <Link to={memberHref(agent.id)} className={styles.link ?? ''} dir="auto">
            {name}
          </Link>
        )}
      </h3>
      <p className={styles.badges}>
        <StatusBadge meaning={statusMeanings[row.status]}>{t(`requests.states.${row.status}`)}</StatusBadge>
        {agent.state !== 'active' && (
          <StatusBadge meaning="watch">{t(`schedule.${agent.state}`)}</StatusBadge>
        )}
      </p>
      <RequestFacts row={row} agentOf={agentOf} />
      <LiveContent live={live}>
        {(facts) => (
          <Decision
            entry={row}
            facts={facts}
            isAsking={isAsking}
            onAsk={onAsk}
            // The pressed button is about to go.
            onDecided={() => heading.current?.focus()}
          />
        )}
      </LiveContent>
    </>
  );
}
