import { useEffect, useState } from 'react';
import { useTexts } from 'shared-lib/i18n';
import { useSearchParams } from 'shared-lib/router';
import { Note } from '../notes/Note.tsx';
import { checkoutStatusOf } from './checkoutStatusOf.ts';

/** How long a plan usually takes to arrive, in milliseconds. */
const usualMillis = 15_000;

interface ReturnNoteProps {
  hasPlan: boolean;
  /** A link for when the plan has arrived; absent if already on the right page. */
  onward?: { to: string; label: string } | undefined;
}

/**
 * The outcome of a visit to the payment provider's page: waits for the plan to arrive, or says that the
 * payment was canceled.
 */
export function ReturnNote({ hasPlan, onward }: ReturnNoteProps) {
  const { t } = useTexts('mf-billing');
  const [search] = useSearchParams();
  const payment = search.get('payment');
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (payment !== 'done' || hasPlan) return undefined;
    const timer = setTimeout(() => setLate(true), usualMillis);
    return () => clearTimeout(timer);
  }, [payment, hasPlan]);
  const status = checkoutStatusOf(payment, hasPlan, isLate);
  const meanings = { cancelled: 'info', waiting: 'info', late: 'watch', arrived: 'good' } as const;

  // Always rendered, because screen readers only announce changes to an existing status.
  return (
    <div role="status">
      {status && (
        <Note meaning={meanings[status]} title={t(`returned.${status}.title`)}>
          {t(`returned.${status}.text`)}{' '}
          {/* A full page load, because access is decided at startup and a plan changes it. */}
          {status === 'arrived' && onward && <a href={onward.to}>{onward.label}</a>}
        </Note>
      )}
    </div>
  );
}
