import { IconMessageOff } from '@tabler/icons-react';
import { useState } from 'react';
import { combineLive, useEveryCommunity } from 'shared-lib/data';
import { useBroadcast, useBroadcastProgress, useTextMessages } from '../../data/texts.api.ts';
import { unknownProperty } from 'shared-lib/domain';
import { skipReasons, type Broadcast } from 'mf-settings/domain';
import { formatDateTime, useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { Button, Card, LiveContent, showToast, StatePanel, StatusBadge } from 'shared-lib/ui';
import { ConfirmDialog } from 'shared-lib/ui/dialogs';
import { usePersonName } from '../../settings/usePersonName.ts';
import sendStyles from '../send/SendView.module.css';
import { AllTexts, pageSize } from './AllTexts.tsx';
import { broadcastMeanings } from './BroadcastTable.tsx';
import styles from './History.module.css';
import { progressOf } from './progressOf.ts';
import { callBroadcasts } from '../../data/callables.ts';

/** One broadcast: its author, time and recipients, its progress, and each of its texts. */
export function BroadcastDetails({ broadcastId }: { broadcastId: string }) {
  const { t } = useTexts('mf-settings');
  const live = combineLive([useBroadcast(broadcastId), useEveryCommunity()], (broadcast, communities) => ({
    broadcast,
    names: new Map(communities.map(({ id, propertyName }) => [id, propertyName || unknownProperty])),
  }));
  return (
    <div className={styles.view}>
      <p className={styles.back}>
        <Link to="/settings?tab=sms&view=history">{t('sms.broadcast.back')}</Link>
      </p>
      <LiveContent live={live}>
        {({ broadcast, names }) =>
          broadcast === null ? (
            <StatePanel icon={<IconMessageOff />} title={t('sms.broadcast.gone')} />
          ) : (
            <>
              <Facts broadcast={broadcast} names={names} />
              <AllTexts broadcastId={broadcastId} names={names} />
            </>
          )
        }
      </LiveContent>
    </div>
  );
}

interface FactsProps {
  broadcast: Broadcast;
  names: ReadonlyMap<string, string>;
}

function Facts({ broadcast, names }: FactsProps) {
  const { t, i18n } = useTexts('mf-settings');
  const nameOf = usePersonName();
  const { id, kind, status, communityIds, recipients, made, skipped } = broadcast;
  const progress = useBroadcastProgress(id);
  // The first page of the list below: if that is all, the figures come from its rows instead of a count from seconds
  // ago.
  const texts = useTextMessages({ broadcastId: id, count: pageSize });
  const listed = texts.status === 'ready' && texts.data.length < pageSize ? texts.data : null;
  const [isCanceling, setCanceling] = useState(false);
  const [isResending, setResending] = useState(false);
  const counted = progress.status === 'ready' ? progress.data : null;
  const counts = listed !== null && status !== 'making' ? progressOf(listed) : counted;
  const isUnderWay = status === 'making' || (counts?.waiting ?? 0) > 0;
  const allSkipped = skipReasons.reduce((sum, reason) => sum + skipped[reason], 0);
  const signed = (what: 'by' | 'canceledBy', uid: string | null, at: number | null) =>
    at !== null && (
      <p className={sendStyles.note}>
        {t(`sms.broadcast.${what}`, { name: nameOf(uid ?? ''), time: formatDateTime(at, i18n.language) })}
      </p>
    );

  const cancel = async () => {
    const result = await callBroadcasts('cancelBroadcast', { broadcastId: id });
    if (!result.ok) return { ok: false as const, message: t('sms.broadcast.actFailed') };
    showToast({ meaning: 'good', message: t('sms.broadcast.canceled', { count: result.value.changed }) });
    return { ok: true as const };
  };
  const resend = async () => {
    setResending(true);
    const result = await callBroadcasts('resendBroadcast', { broadcastId: id });
    setResending(false);
    if (!result.ok) return showToast({ meaning: 'bad', message: t('sms.broadcast.actFailed') });
    const { changed } = result.value;
    showToast(
      changed === 0
        ? { meaning: 'info', message: t('sms.broadcast.noneResent') }
        : { meaning: 'good', message: t('sms.broadcast.resent', { count: changed }) },
    );
  };

  return (
    <Card>
      <div className={`vh-row ${styles.heading}`}>
        <h3 className="vh-large-title">{t(`sms.kinds.${kind}`)}</h3>
        <StatusBadge meaning={broadcastMeanings[status]}>{t(`sms.history.statuses.${status}`)}</StatusBadge>
      </div>
      <p className={styles.body} dir="auto">
        {communityIds.map((communityId) => names.get(communityId) ?? unknownProperty).join(', ')}
      </p>
      {signed('by', broadcast.createdBy, broadcast.createdAt)}
      {signed('canceledBy', broadcast.canceledBy, broadcast.canceledAt)}
      {status === 'making' && (
        <p role="status">
          <progress max={recipients} value={made} className={styles.progress} />{' '}
          {t('sms.broadcast.made', { made, count: recipients })}
        </p>
      )}
      <dl className={styles.counts} aria-label={t('sms.broadcast.progress')}>
        {(['waiting', 'sent', 'delivered', 'withdrawn', 'failed'] as const).map((state) => (
          <div key={state}>
            <dt>{t(`sms.broadcast.${state}`)}</dt>
            <dd>{counts === null ? '–' : counts[state].toLocaleString(i18n.language)}</dd>
          </div>
        ))}
        <div>
          <dt>{t('sms.broadcast.skipped')}</dt>
          <dd>{allSkipped.toLocaleString(i18n.language)}</dd>
        </div>
      </dl>
      <div className={`vh-actions ${styles.acts}`}>
        {isUnderWay && status !== 'canceled' && (
          <Button variant="default" onClick={() => setCanceling(true)}>
            {t('sms.broadcast.cancel')}
          </Button>
        )}
        {(counts?.failed ?? 0) > 0 && status !== 'canceled' && (
          <Button variant="default" loading={isResending} onClick={() => void resend()}>
            {t('sms.broadcast.resend')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        opened={isCanceling}
        title={t('sms.broadcast.cancelTitle')}
        action={t('sms.broadcast.cancel')}
        destructive
        onConfirm={cancel}
        onClose={() => setCanceling(false)}
      >
        {t('sms.broadcast.cancelText')}
      </ConfirmDialog>
    </Card>
  );
}
