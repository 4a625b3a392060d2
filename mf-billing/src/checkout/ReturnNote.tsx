import { useEffect, useState } from 'react';
import { useTexts } from 'shared-lib/i18n';
import { useSearchParams } from 'shared-lib/router';
import { Note } from '../notes/Note.tsx';
import { returnStanding } from './returnStanding.ts';

/** Milliseconds in which a plan arrives, other than when something is wrong. */
const usualWait = 15_000;

interface ReturnNoteProps {
  hasPlan: boolean;
  /** Where one goes on once the plan is there, and what that is called; absent where one is there already. */
  onward?: { to: string; label: string } | undefined;
}

/** What became of the visit to the payment provider's page: the plan arrives while one looks on, and a visit that was cancelled says so. */
export function ReturnNote({ hasPlan, onward }: ReturnNoteProps) {
  const { t } = useTexts('mf-billing');
  const [search] = useSearchParams();
  const payment = search.get('payment');
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (payment !== 'done' || hasPlan) return undefined;
    const timer = setTimeout(() => setLate(true), usualWait);
    return () => clearTimeout(timer);
  }, [payment, hasPlan]);
  const standing = returnStanding(payment, hasPlan, isLate);
  const meanings = { cancelled: 'info', waiting: 'info', late: 'watch', arrived: 'good' } as const;

  // The status is always there, so that a screen reader notices when it begins to say something.
  return (
    <div role="status">
      {standing && (
        <Note meaning={meanings[standing]} title={t(`returned.${standing}.title`)}>
          {t(`returned.${standing}.text`)}{' '}
          {/* A page of its own: access is decided at the start of the page, and with a plan it is another. */}
          {standing === 'arrived' && onward && <a href={onward.to}>{onward.label}</a>}
        </Note>
      )}
    </div>
  );
}
