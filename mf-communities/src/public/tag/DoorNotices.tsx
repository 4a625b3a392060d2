import type { Ref } from 'react';
import { useNow } from 'shared-lib/data/public';
import type { DoorNotice } from 'shared-lib/domain';
import { citedName, localDate } from 'shared-lib/domain/public';
import { formatNight, useTexts } from 'shared-lib/i18n';
import { Card, StatusBadge } from 'shared-lib/ui/public';
import type { PublicAddress } from '../publicAddress.ts';
import { Answers } from './Answers.tsx';
import styles from './DoorNotices.module.css';

interface DoorNoticesProps {
  ref: Ref<HTMLDivElement>;
  notices: readonly DoorNotice[];
  address: PublicAddress;
  bintagId: string;
  /** The community's IANA zone. */
  timeZone: string;
}

const meanings = { notified: 'watch', escalated: 'bad', disputed: 'info' } as const;

/** The open notices of the tag's unit; renders nothing if there are none. */
export function DoorNotices({ ref, notices, ...place }: DoorNoticesProps) {
  const { t } = useTexts('mf-communities');
  if (notices.length === 0) return null;
  return (
    <div ref={ref} tabIndex={-1} role="group" aria-label={t('door.notices.title')}>
      <Card>
        <h2 className="vh-quiet-title">{t('door.notices.title')}</h2>
        <ul className={`vh-list ${styles.notices}`}>
          {notices.map((notice) => (
            <li key={notice.id}>
              <Notice notice={notice} timeZone={place.timeZone} />
              <Answers notice={notice} {...place} />
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

interface NoticeProps {
  notice: DoorNotice;
  timeZone: string;
}

function Notice({ notice, timeZone }: NoticeProps) {
  const { t, i18n } = useTexts('mf-communities');
  const { language } = i18n;
  const now = useNow();
  const { since, cureBy, status, answer } = notice;
  const dateOf = (instant: number) => formatNight(localDate(instant, timeZone), language);
  return (
    <>
      <div className={`vh-spread ${styles.head}`}>
        <h3 className={styles.name} dir="auto">
          {citedName(notice, language) || t('door.notices.unnamed')}
        </h3>
        <StatusBadge meaning={meanings[status]}>{t(`door.notices.statuses.${status}`)}</StatusBadge>
      </div>
      <p className={styles.seen}>{t('door.notices.seen', { night: formatNight(since, language) })}</p>
      {cureBy !== null && (
        <p className={styles.cure}>
          {t(cureBy < now ? 'door.notices.overdue' : 'door.notices.cureBy', { date: dateOf(cureBy) })}
        </p>
      )}
      {answer && (
        <p className={styles.answer}>
          {t(`door.notices.answered.${answerKey(answer)}`, {
            date: dateOf(answer.at),
            until: answer.until === null ? '' : formatNight(answer.until, language),
          })}
        </p>
      )}
    </>
  );
}

type Answer = NonNullable<DoorNotice['answer']>;

const decided = { accepted: 'Accepted', refused: 'Refused' } as const;

/** Formats an answer, by its kind and the office's decision. */
const answerKey = ({ kind, decision }: Answer) =>
  decision === null ? kind : (`${kind}${decided[decision]}` as const);
