import { formatDate } from 'shared-lib/i18n';
import { Button } from 'shared-lib/ui';
import { DialogFooter, Modal, PrintSheet } from 'shared-lib/ui/dialogs';
import type { CaseDialogProps } from '../casePart.ts';
import { deliveryText } from './deliveryText.ts';
import styles from './notice.module.css';

interface NoticeWindowProps extends CaseDialogProps {
  /** The notice's index; it may still be saving. */
  place: number;
}

/** A notice as it was sent, with a print button. */
export function NoticeWindow({ row, words, place, opened, onClose }: NoticeWindowProps) {
  const { t, moment } = words;
  const { record, timeZone } = row;
  const notice = record.notices[place];
  if (!notice) return null;
  const { level, channel, sentAt, subject, text, language } = notice;
  const delivery = deliveryText(notice, words);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('cases.notice.sentOf', {
        level,
        channel: t(`channels.${channel}`),
        when: sentAt === null ? '' : moment(sentAt, timeZone),
      })}
      size="lg"
    >
      <p className={styles.way} dir="auto">
        {delivery.words} {delivery.next}
      </p>
      {text === null ? (
        <p>{t('cases.notice.noText')}</p>
      ) : (
        <>
          <article className={styles.letter} lang={language ?? 'en'} dir="auto">
            <p className={styles.windowSubject}>{subject}</p>
            <p className={styles.windowText}>{text}</p>
          </article>
          <PrintSheet lang={language ?? 'en'}>
            {sentAt !== null && (
              <p className={styles.day}>{formatDate(sentAt, language ?? 'en', timeZone)}</p>
            )}
            <h1 className={styles.printedHead}>{subject}</h1>
            <p className={styles.windowText}>{text}</p>
          </PrintSheet>
        </>
      )}
      <DialogFooter>
        <Button variant="default" onClick={onClose}>
          {t('cases.notice.close')}
        </Button>
        {text !== null && (
          <Button onClick={() => window.print()} data-autofocus>
            {t('cases.notice.printNow')}
          </Button>
        )}
      </DialogFooter>
    </Modal>
  );
}
