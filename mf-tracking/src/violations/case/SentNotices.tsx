import { Button } from 'shared-lib/ui';
import { PanelPart } from 'shared-lib/ui/lists';
import type { CasePart } from '../casePart.ts';
import { deliveryText } from '../notice/deliveryText.ts';
import styles from './UnitViolations.module.css';

/** The sent notices, each as it was sent. */
export function SentNotices({ row, words, onNotice }: CasePart & { onNotice: (place: number) => void }) {
  const { t, moment } = words;
  const { record, timeZone } = row;
  if (record.notices.length === 0) return null;
  return (
    <PanelPart title={t('cases.notice.sent')}>
      <ul className={styles.list}>
        {record.notices.map((notice, index) => {
          const { level, channel, sentAt } = notice;
          const { words: state, next } = deliveryText(notice, words);
          return (
            <li key={index} className={styles.notice}>
              <span>
                {t('cases.notice.sentOf', {
                  level,
                  channel: t(`channels.${channel}`),
                  when: sentAt === null ? '' : moment(sentAt, timeZone),
                })}
                <small className={next === null ? styles.soft : styles.wrong} dir="auto">
                  {state} {next}
                </small>
              </span>
              <Button variant="subtle" size="compact-sm" onClick={() => onNotice(index)}>
                {t('cases.notice.show')}
              </Button>
            </li>
          );
        })}
      </ul>
    </PanelPart>
  );
}
