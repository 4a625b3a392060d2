import { useEffect, useState } from 'react';
import type { CallableResult } from 'shared-lib/data';
import { approveNight } from '../data/clockCallables.ts';
import { changedMeanwhile, unknownProperty } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { Button, ListSkeleton, SectionError } from 'shared-lib/ui';
import { DialogFooter, Modal } from 'shared-lib/ui/dialogs';
import { DateField, useConflictText } from 'shared-lib/ui/form';
import { formatMinutes, useListAccount, useListTexts } from 'shared-lib/ui/lists';
import { announceApproval } from './approving.ts';
import styles from './ApproveNightDialog.module.css';

interface ApproveNightDialogProps {
  opened: boolean;
  /** The default night, `YYYY-MM-DD`. */
  night: string;
  onClose: () => void;
}

type Answer = Awaited<ReturnType<typeof approveNight>>;
type NightPlan = Extract<Answer, { ok: true }>['value'];

/**
 * A preview of approving a night; reloaded for another night, and when `requested` increases. Null while loading.
 */
function useNightPlan(serviceDate: string, requested: number): CallableResult<NightPlan> | null {
  const [answer, setAnswer] = useState<{ key: string; result: CallableResult<NightPlan> } | null>(null);
  const key = `${serviceDate} ${requested}`;
  useEffect(() => {
    if (serviceDate === '') return;
    let isWanted = true;
    void approveNight({ serviceDate, expected: null }).then((result) => {
      if (isWanted) setAnswer({ key, result });
    });
    return () => {
      isWanted = false;
    };
  }, [serviceDate, key]);
  return answer?.key === key ? answer.result : null;
}

/** Approves everything possible in a night, after a preview of what is included and skipped. */
export function ApproveNightDialog({ opened, night, onClose }: ApproveNightDialogProps) {
  const { t } = useTexts('mf-tracking');
  const { t: tShared } = useListTexts();
  const conflict = useConflictText();
  const [serviceDate, setServiceDate] = useState(night);
  const [requested, setRequested] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const result = useNightPlan(serviceDate, requested);
  const plan = result?.ok ? result.value : null;

  const run = async () => {
    if (!plan) return;
    const { records, workedMin } = plan;
    setBusy(true);
    setProblem(null);
    const done = await approveNight({ serviceDate, expected: { records, workedMin } });
    setBusy(false);
    if (done.ok) {
      announceApproval(done.value.approved, done.value.left, t);
      onClose();
      return;
    }
    setProblem(done.error.reason === changedMeanwhile ? conflict : t('clock.approve.failed'));
    setRequested(requested + 1);
  };
  return (
    <Modal opened={opened} onClose={onClose} title={t('clock.night.title')}>
      <DateField
        name="serviceDate"
        label={t('clock.fields.night')}
        value={serviceDate}
        error={null}
        readOnly={isBusy}
        onChange={setServiceDate}
      />
      <div className={styles.plan} aria-live="polite">
        {serviceDate !== '' && result === null && <ListSkeleton />}
        {result !== null && !result.ok && <SectionError onRetry={() => setRequested(requested + 1)} />}
        {plan && (
          <>
            <p className={styles.sum}>
              {plan.records === 0
                ? t('clock.night.nothing')
                : t('clock.night.sum', {
                    count: plan.records,
                    worked: formatMinutes(plan.workedMin, { tShared }) ?? '',
                  })}
            </p>
            {plan.left.length > 0 && <LeftOut left={plan.left} />}
          </>
        )}
      </div>
      <DialogFooter problem={problem}>
        <Button variant="default" onClick={onClose} disabled={isBusy}>
          {t('clock.cancel')}
        </Button>
        <Button loading={isBusy} disabled={!plan || plan.records === 0} onClick={() => void run()}>
          {t('clock.night.submit', { count: plan?.records ?? 0 })}
        </Button>
      </DialogFooter>
    </Modal>
  );
}

/** How many are named; the rest are counted. */
const named = 8;

function LeftOut({ left }: { left: NightPlan['left'] }) {
  const { t } = useTexts('mf-tracking');
  const account = useListAccount();
  const names = account.status === 'ready' ? account.data : null;
  return (
    <>
      <p>{t('clock.night.left', { count: left.length })}</p>
      <ul className={`vh-bullets ${styles.left}`}>
        {left.slice(0, named).map(({ id, code, memberId, communityId }) => (
          <li key={id}>
            <Link to={`/clock-in-outs?open=${encodeURIComponent(id)}`}>
              {names?.memberNames.get(memberId ?? '') || t('unknownMember')},{' '}
              {names?.communityOf.get(communityId)?.propertyName || unknownProperty}
            </Link>
            {': '}
            {t(`clock.why.${code}`)}
          </li>
        ))}
        {left.length > named && <li>{t('clock.pay.more', { count: left.length - named })}</li>}
      </ul>
    </>
  );
}
