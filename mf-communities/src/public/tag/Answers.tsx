import { useEffect, useRef, useState } from 'react';
import type { AnswerKind, DoorNotice } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { LazySection, ListSkeleton, PlainButton, useAddressState } from 'shared-lib/ui/public';
import { formPart } from '../formPart.ts';
import type { PublicAddress } from '../publicAddress.ts';
import { possibleAnswers } from './possibleAnswers.ts';
import styles from './Answers.module.css';

const answerForm = formPart(
  'The form by which a notice is answered',
  async () => (await import('./AnswerForm.tsx')).AnswerForm,
);

interface AnswersProps {
  notice: DoorNotice;
  address: PublicAddress;
  bintagId: string;
  /** The community's IANA zone. */
  timeZone: string;
}

/**
 * The possible answers to a notice in its current status, and the form of the selected one, which is kept in
 * the address.
 */
export function Answers({ notice, ...place }: AnswersProps) {
  const { t } = useTexts('mf-communities');
  const chosen = useAddressState('answer');
  const [isSent, setSent] = useState(false);
  const thanks = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isSent) thanks.current?.focus();
  }, [isSent]);
  const kinds = possibleAnswers(notice);
  const kind = kinds.find((one) => chosen.value === `${one}-${notice.id}`);
  const label = (one: AnswerKind) => t(`door.answer.kinds.${one}`);
  return (
    <>
      <p ref={thanks} tabIndex={-1} role="status" className={styles.thanks}>
        {isSent && t('door.answer.sent')}
      </p>
      {kind && (
        <section aria-label={label(kind)} className={styles.form}>
          <div className={styles.head}>
            <h4 className="vh-subtitle">{label(kind)}</h4>
            <PlainButton variant="subtle" size="sm" onClick={() => chosen.close()}>
              {t('door.answer.close')}
            </PlainButton>
          </div>
          <LazySection part={answerForm} skeleton={<ListSkeleton rows={3} />}>
            {(AnswerForm) => (
              <AnswerForm
                key={kind}
                {...place}
                notice={notice}
                kind={kind}
                onSent={() => {
                  setSent(true);
                  chosen.close();
                }}
              />
            )}
          </LazySection>
        </section>
      )}
      {!kind && kinds.length > 0 && (
        <div role="group" aria-label={t('door.answer.title')} className={`vh-actions ${styles.choices}`}>
          {kinds.map((one) => (
            <PlainButton
              key={one}
              variant="default"
              size="md"
              onClick={() => {
                setSent(false);
                chosen.open(`${one}-${notice.id}`);
              }}
              {...answerForm.ahead}
            >
              {label(one)}
            </PlainButton>
          ))}
        </div>
      )}
    </>
  );
}
