import { useState } from 'react';
import { unknownProperty } from 'shared-lib/domain';
import { skipReasons } from 'mf-settings/domain';
import { textCostCents, type BroadcastRequest, type BroadcastPreview } from 'mf-settings/domain';
import { formatDateTime, formatMoney, useTexts } from 'shared-lib/i18n';
import { useNavigate } from 'shared-lib/router';
import { Button, Card, showToast } from 'shared-lib/ui';
import { TextPreview } from '../preview/TextPreview.tsx';
import { wordsOf, type TextSetting } from '../preview/useTextSetting.ts';
import templateStyles from '../templates/TemplatesView.module.css';
import styles from './SendView.module.css';
import { callBroadcasts } from '../../data/callables.ts';

interface ReviewProps {
  ask: BroadcastRequest;
  preview: BroadcastPreview;
  setting: TextSetting;
  onBack: () => void;
  /** Called once it is sent; by default, the history opens. */
  onSent: (() => void) | undefined;
}

/** The second step: who gets it, who doesn't and why, when it is sent and what it costs. */
export function Review({ ask, preview: looked, setting, onBack, onSent }: ReviewProps) {
  const { t, i18n } = useTexts('mf-settings');
  const navigate = useNavigate();
  const [preview, setPreview] = useState(looked);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  // The same id for every attempt, so the broadcast is sent once.
  const [broadcastId] = useState(() => crypto.randomUUID());
  const { counts, places, leftThisMonth } = preview;
  const { recipients, segments, skipped } = counts;
  const reasons = skipReasons.filter((reason) => skipped[reason] > 0);
  const allSkipped = reasons.reduce((sum, reason) => sum + skipped[reason], 0);
  const isOver = leftThisMonth !== null && segments > leftThisMonth;
  const { communities, templates } = setting;
  const nameOf = (id: string) => communities.find((each) => each.id === id)?.propertyName || unknownProperty;
  const zoneOf = (id: string) => communities.find((each) => each.id === id)?.timezone;

  const send = async () => {
    setSending(true);
    setProblem(null);
    const result = await callBroadcasts('startBroadcast', { ...ask, broadcastId, expected: counts });
    if (result.ok) {
      showToast({ meaning: 'good', message: t('sms.review.started') });
      if (onSent) onSent();
      else void navigate(`/settings?tab=sms&view=history&broadcast=${broadcastId}`);
      return;
    }
    const again = result.error.code === 'unavailable' ? null : await callBroadcasts('previewBroadcast', ask);
    if (again?.ok) setPreview(again.value);
    setProblem(t(result.error.code === 'aborted' ? 'sms.review.changed' : 'sms.review.failed'));
    setSending(false);
  };

  const cost = formatMoney(textCostCents(segments), i18n.language);
  return (
    <div className={templateStyles.columns}>
      <Card>
        <h3 className={styles.title}>{t('sms.review.title')}</h3>
        <p className={styles.figure}>
          {recipients === 0 ? t('sms.review.nobody') : t('sms.review.recipients', { count: recipients })}
        </p>
        {recipients > 0 && (
          <p className={`vh-soft ${styles.note}`}>{t('sms.review.segments', { count: segments, cost })}</p>
        )}
        {allSkipped > 0 && (
          <section className={styles.part}>
            <h4 className={`vh-title ${styles.subtitle}`}>
              {t('sms.review.skipped', { count: allSkipped })}
            </h4>
            <dl className={styles.facts}>
              {reasons.map((reason) => (
                <div key={reason} className={styles.fact}>
                  <dt>{t(`sms.review.reasons.${reason}`)}</dt>
                  <dd>{skipped[reason].toLocaleString(i18n.language)}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
        <section className={styles.part}>
          <h4 className={`vh-title ${styles.subtitle}`}>{t('sms.review.places')}</h4>
          <dl className={styles.facts}>
            {places.map(({ communityId, recipients: many, leavesAt }) => (
              <div key={communityId} className={styles.fact}>
                <dt dir="auto">
                  {nameOf(communityId)}
                  <span className="vh-hint">
                    {leavesAt === null
                      ? t('sms.review.now')
                      : leavesAt === 'never'
                        ? t('sms.review.never')
                        : t('sms.review.at', {
                            time: formatDateTime(leavesAt, i18n.language, zoneOf(communityId)),
                          })}
                  </span>
                </dt>
                <dd>{many.toLocaleString(i18n.language)}</dd>
              </div>
            ))}
          </dl>
        </section>
        <div role="alert">
          {isOver && <p className={styles.problem}>{t('sms.review.overLimit', { left: leftThisMonth })}</p>}
          {problem && <p className={styles.problem}>{problem}</p>}
        </div>
        <div className={`vh-actions ${templateStyles.acts}`}>
          <Button variant="default" onClick={onBack} disabled={isSending}>
            {t('sms.review.back')}
          </Button>
          <Button onClick={() => void send()} loading={isSending} disabled={recipients === 0 || isOver}>
            {t('sms.review.send', { count: recipients })}
          </Button>
        </div>
      </Card>
      <TextPreview
        words={ask.kind === 'custom' ? (ask.words ?? { en: '', es: '' }) : wordsOf(templates, ask.kind)}
        setting={setting}
        communityId={ask.communityIds[0]}
        minutes={ask.minutes}
      />
    </div>
  );
}
