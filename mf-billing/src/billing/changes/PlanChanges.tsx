import { useState } from 'react';
import { useAccount } from 'shared-lib/data';
import type { Subscription } from 'shared-lib/domain';
import { undoableChange, type PlanChange } from 'mf-billing/domain';
import { formatDate, formatMoney, useTexts } from 'shared-lib/i18n';
import { Button, LiveContent } from 'shared-lib/ui';
import { usePlanChanges } from '../../data/planChanges.api.ts';
import { billingDate } from '../billingDate.ts';
import styles from './PlanChanges.module.css';
import { UndoSeats } from './UndoSeats.tsx';

interface PlanChangesProps {
  /** The subscription whose latest increase may be undone here; null for none. */
  subscription: Subscription | null;
}

/** What changed in the plan: when, who changed it, and the cost since. */
export function PlanChanges({ subscription }: PlanChangesProps) {
  const { t } = useTexts('mf-billing');
  const [undoing, setUndoing] = useState<PlanChange | null>(null);
  return (
    <LiveContent live={usePlanChanges()}>
      {(changes) => {
        const undoable = subscription && undoableChange(changes, subscription);
        return changes.length === 0 ? (
          <p className="vh-muted">{t('changes.empty')}</p>
        ) : (
          <>
            <ul className="vh-list" aria-label={t('changes.title')}>
              {changes.map((change) => (
                <Line key={change.id} change={change}>
                  {change === undoable && (
                    <Button variant="default" size="compact-sm" onClick={() => setUndoing(change)}>
                      {t('changes.undo')}
                    </Button>
                  )}
                </Line>
              ))}
            </ul>
            {undoing && <UndoSeats change={undoing} onClose={() => setUndoing(null)} />}
          </>
        );
      }}
    </LiveContent>
  );
}

interface LineProps {
  change: PlanChange;
  /** The action. */
  children: React.ReactNode;
}

function Line({ change, children }: LineProps) {
  const { t, i18n } = useTexts('mf-billing');
  const { uid, customerId } = useAccount();
  const { at, by, kind, from, to, costBefore, cost, effectiveAt } = change;
  const { language } = i18n;
  const person = by === null ? 'provider' : by === uid ? 'you' : by === customerId ? 'owner' : 'someone';
  const money = (cents: number) => formatMoney(cents, language);
  return (
    <li className={styles.change}>
      <div className={styles.what}>
        <span className={styles.title}>
          {t(`changes.kinds.${kind}`, {
            count: to,
            from,
            to,
            date: effectiveAt === null ? '' : billingDate(effectiveAt, language),
          })}
        </span>
        <span className="vh-soft">
          {formatDate(at, language)} · {t(`changes.by.${person}`)}
        </span>
      </div>
      <div className={styles.cost}>
        {cost !== null &&
          (costBefore === null || costBefore === cost
            ? t('changes.sameCost', { after: money(cost) })
            : t('changes.cost', { before: money(costBefore), after: money(cost) }))}
        {children}
      </div>
    </li>
  );
}
