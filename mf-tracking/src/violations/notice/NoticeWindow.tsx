import { noticeStateOf } from 'mf-tracking/domain';
import { deliveryErrors, type ViolationNotice } from 'shared-lib/domain';
import { formatDate } from 'shared-lib/i18n';
import { Button } from 'shared-lib/ui';
import { DialogFooter, Modal, PrintSheet } from 'shared-lib/ui/dialogs';
import type { CaseDialogProps } from '../casePart.ts';
import type { CaseTexts } from '../caseTexts.ts';
import styles from './notice.module.css';

interface NoticeWindowProps extends CaseDialogProps {
  /** The notice's index; it may still be saving. */
  place: number;
}

/** Formats a notice's delivery state, and what to do if it failed; null if there is nothing to do. */
export function deliveryText(
  notice: ViolationNotice,
  { t, why }: Pick<CaseTexts, 't' | 'why'>,
): { readonly words: string; readonly next: string | null } {
  const state = noticeStateOf(notice);
  const failure = notice.deliveryError ?? { code: '', message: '' };
  const isWrong = state === 'failed' || state === 'suppressed';
  return {
    words: t(`cases.notice.states.${state}`, { to: notice.to ?? '', reason: why(failure) }),
    next: isWrong
      ? t(`cases.notice.next.${failure.code === deliveryErrors.unknown ? 'unknown' : 'other'}`)
      : null,
  };
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
