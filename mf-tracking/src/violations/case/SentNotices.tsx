import { Button } from 'shared-lib/ui';
import type { CasePart } from '../casePart.ts';
import { Part } from './Part.tsx';
import styles from './UnitViolations.module.css';

/** The notices that went out, each as it was sent. */
export function SentNotices({ row, words, onNotice }: CasePart & { onNotice: (place: number) => void }) {
  const { t, moment } = words;
  const { record, timeZone } = row;
  if (record.notices.length === 0) return null;
  return (
    <Part title={t('cases.notice.sent')}>
      <ul className={styles.list}>
        {record.notices.map(({ level, channel, sentAt, to }, index) => (
          <li key={index} className={styles.notice}>
            <span>
              {t('cases.notice.sentOf', {
                level,
                channel: t(`channels.${channel}`),
                when: sentAt === null ? '' : moment(sentAt, timeZone),
              })}
              {channel === 'email' && to !== null && (
                <small className={styles.soft} dir="auto">
                  {t('cases.notice.queued', { to })}
                </small>
              )}
            </span>
            <Button variant="subtle" size="compact-sm" onClick={() => onNotice(index)}>
              {t('cases.notice.show')}
            </Button>
          </li>
        ))}
      </ul>
    </Part>
  );
}
