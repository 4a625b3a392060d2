import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Receipt } from 'mf-communities/domain';
import { readReceipt } from '../../data/publicFormCallables.ts';
import { formatDateTime, formatNight, useTexts } from 'shared-lib/i18n';
import { Button, ListSkeleton } from 'shared-lib/ui';
import type { PublicAddress } from '../publicAddress.ts';
import { useIsOnline } from '../useIsOnline.ts';
import styles from './contact.module.css';

interface ReceiptPanelProps {
  address: PublicAddress;
  /** The secret in the receipt's link. */
  token: string;
}

type Found =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'ready'; readonly receipt: Receipt };

const steps = ['new', 'inProgress', 'resolved'] as const;

const isToken = (token: string) => /^[\w-]{22,64}$/.test(token);

/** A request's status, for anyone with its link: number, progress, due date and answers. */
export function ReceiptPanel({ address, token }: ReceiptPanelProps) {
  const { t } = useTexts('mf-communities');
  const isOnline = useIsOnline();
  const { businessSlug, communitySlug } = address;
  const [found, setFound] = useState<Found>({ kind: isToken(token) ? 'loading' : 'unknown' });
  const read = useCallback(async (): Promise<Found> => {
    const answer = await readReceipt({ businessSlug, communitySlug, token });
    if (!answer.ok) return { kind: 'failed' };
    const { receipt } = answer.value;
    return receipt ? { kind: 'ready', receipt } : { kind: 'unknown' };
  }, [businessSlug, communitySlug, token]);
  useEffect(() => {
    let isGone = false;
    if (isToken(token)) {
      void read().then((answer) => {
        if (!isGone) setFound(answer);
      });
    }
    return () => {
      isGone = true;
    };
  }, [read, token]);
  const again = async () => setFound(await read());

  if (found.kind === 'loading') return <ListSkeleton rows={2} />;
  if (found.kind === 'unknown') return <p className={styles.intro}>{t('public.receipt.unknown')}</p>;
  if (found.kind === 'failed') {
    return (
      <div className={styles.done} role="status">
        <p>{t(isOnline ? 'public.receipt.failed' : 'public.contact.failures.offline')}</p>
        <Button variant="default" onClick={() => void again()}>
          {t('public.receipt.again')}
        </Button>
      </div>
    );
  }
  return <ReceiptFacts receipt={found.receipt} onLookAgain={again} />;
}

interface ReceiptFactsProps {
  receipt: Receipt;
  onLookAgain: () => Promise<void>;
}

function ReceiptFacts({ receipt, onLookAgain }: ReceiptFactsProps) {
  const { t, i18n } = useTexts('mf-communities');
  const { language } = i18n;
  const number = useRef<HTMLParagraphElement>(null);
  const [isBusy, setBusy] = useState(false);
  const inWords = (moment: number) => formatDateTime(moment, language);
  const at = steps.indexOf(receipt.status);
  // After sending a form, a resident first needs to know that it arrived.
  useEffect(() => number.current?.focus(), []);
  return (
    <>
      <p ref={number} tabIndex={-1} className={styles.number}>
        {receipt.number ?? '–'}
      </p>
      <p className={`vh-soft ${styles.small}`}>
        {t(`public.contact.topics.${receipt.topic}`)}
        {receipt.night !== null && ` · ${formatNight(receipt.night, language)}`}
        {receipt.createdAt !== null && ` · ${inWords(receipt.createdAt)}`}
      </p>
      <ol className={`vh-list ${styles.steps}`} aria-label={t('public.receipt.state')}>
        {steps.map((step, index) => {
          const isDone = index <= at;
          const Icon = isDone ? IconCircleCheck : IconCircle;
          return (
            <li
              key={step}
              className={styles.step}
              data-done={isDone || undefined}
              aria-current={index === at ? 'step' : undefined}
            >
              <Icon size={20} aria-hidden />
              {t(`public.receipt.steps.${step}`)}
            </li>
          );
        })}
      </ol>
      {receipt.status !== 'resolved' && receipt.dueAt !== null && (
        <p className={styles.intro}>{t('public.receipt.due', { when: inWords(receipt.dueAt) })}</p>
      )}
      {receipt.answers.length > 0 && (
        <ul className={`vh-list ${styles.answers}`} aria-label={t('public.receipt.answers')}>
          {receipt.answers.map(({ text, at: when }) => (
            <li key={when} className={styles.answer}>
              <time dateTime={new Date(when).toISOString()}>{inWords(when)}</time>
              {text}
            </li>
          ))}
        </ul>
      )}
      <p className={`vh-soft ${styles.small}`}>{t('public.receipt.keep')}</p>
      <Button
        variant="default"
        loading={isBusy}
        onClick={() => {
          setBusy(true);
          void onLookAgain().finally(() => setBusy(false));
        }}
      >
        {t('public.receipt.again')}
      </Button>
    </>
  );
}
