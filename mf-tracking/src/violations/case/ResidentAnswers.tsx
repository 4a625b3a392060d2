import type { ResidentAnswer } from 'shared-lib/domain';
import type { Violation } from 'mf-tracking/domain';
import { formatNight } from 'shared-lib/i18n';
import { StatusBadge } from 'shared-lib/ui';
import { PanelPart } from 'shared-lib/ui/lists';
import { PhotoStrip } from 'shared-lib/ui/photos';
import { caseKind } from '../caseTexts.ts';
import type { CasePart } from '../casePart.ts';
import styles from './ResidentAnswers.module.css';

const meanings = { waiting: 'watch', accepted: 'good', refused: 'neutral' } as const;

/** An answer's state; a dispute is decided with its case. */
const stateOf = ({ kind, decision }: ResidentAnswer, { dispute }: Violation): keyof typeof meanings => {
  if (kind !== 'dispute') return decision ?? 'waiting';
  if (dispute === null || dispute.decision === null) return 'waiting';
  return dispute.decision === 'uphold' ? 'refused' : 'accepted';
};

/** Residents' answers from the page of the unit's tag, latest first; renders nothing if there are none. */
export function ResidentAnswers({ row, words }: CasePart) {
  const { t, language, nameOf, moment } = words;
  const { record, timeZone } = row;
  if (record.residentAnswers.length === 0) return null;
  return (
    <PanelPart title={t('cases.answers.title')}>
      <p className="vh-soft">{t('cases.answers.help')}</p>
      <ol className={`vh-list ${styles.answers}`}>
        {record.residentAnswers.toReversed().map((answer) => {
          const { id, kind, words: text, photo, until, at } = answer;
          const state = stateOf(answer, record);
          return (
            <li key={id}>
              <p className={`vh-spread ${styles.head}`}>
                <strong>
                  {t(`cases.answers.${kind}`, { until: until === null ? '' : formatNight(until, language) })}
                </strong>
                <StatusBadge meaning={meanings[state]}>{t(`cases.answers.${state}`)}</StatusBadge>
              </p>
              <p className="vh-soft">{moment(at, timeZone)}</p>
              {text && (
                <p className={styles.words} dir="auto">
                  {text}
                </p>
              )}
              {photo && (
                <PhotoStrip
                  subject={t('cases.answers.photo', { violation: caseKind(record, words) })}
                  photos={[photo]}
                  timeZone={timeZone}
                  memberName={nameOf}
                />
              )}
            </li>
          );
        })}
      </ol>
    </PanelPart>
  );
}
