import { useState } from 'react';
import { useTexts } from 'shared-lib/i18n';
import { Button, LiveContent, Segments } from 'shared-lib/ui';
import { DialogFooter, Modal } from 'shared-lib/ui/dialogs';
import type { Agent } from '../../people/agentOf.ts';
import type { NightFacts } from '../decide/nightFacts.ts';
import { useNightFacts } from '../decide/useNightFacts.ts';
import type { RequestRow } from '../useRequests.ts';
import styles from './BulkDecision.module.css';
import { bulkLimits, type BulkVerdict } from './bulkDecisions.ts';
import { useBulkDecision, type SkippedRequest } from './useBulkDecision.ts';

interface BulkDecisionProps {
  verdict: BulkVerdict;
  rows: readonly RequestRow[];
  nameOf: (row: RequestRow) => string;
  agentOf: (id: string) => Agent;
  /** Clears the selection. */
  clear: () => void;
  onClose: () => void;
}

/** Asks for confirmation before several requests are decided, and lists those that were not. */
export function BulkDecision(props: BulkDecisionProps) {
  const { verdict, rows, nameOf, onClose } = props;
  const { t } = useTexts('mf-team');
  const [skipped, setSkipped] = useState<readonly SkippedRequest[] | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  const dates = [...new Set(rows.map(({ requestDate }) => requestDate))].sort();
  const isTooMany = rows.length > bulkLimits.requests || dates.length > bulkLimits.dates;

  return (
    <Modal
      opened
      onClose={() => !isRunning && onClose()}
      title={
        skipped ? t('requests.bulk.results') : t(`requests.bulk.${verdict}.title`, { count: rows.length })
      }
    >
      {skipped ? (
        <div role="status">
          <p className={styles.text}>{t('requests.bulk.resultsText', { count: skipped.length })}</p>
          <ul className={styles.skipped}>
            {skipped.map(({ row, why }) => (
              <li key={row.key}>
                <strong dir="auto">{nameOf(row)}</strong>
                <span>{why}</span>
              </li>
            ))}
          </ul>
          <DialogFooter>
            <Button onClick={onClose} data-autofocus>
              {t('requests.bulk.close')}
            </Button>
          </DialogFooter>
        </div>
      ) : isTooMany ? (
        <p role="alert" className={styles.text}>
          {t('requests.bulk.tooMany', bulkLimits)}
        </p>
      ) : (
        <Question {...props} dates={dates} onRunning={setIsRunning} onSkipped={setSkipped} />
      )}
    </Modal>
  );
}

interface QuestionProps extends BulkDecisionProps {
  dates: readonly string[];
  onRunning: (isRunning: boolean) => void;
  onSkipped: (skipped: readonly SkippedRequest[]) => void;
}

function Question(props: QuestionProps) {
  const { verdict, rows, agentOf, dates, clear, onRunning, onSkipped, onClose } = props;
  const { t } = useTexts('mf-team');
  const { t: kit } = useTexts('ui');
  const [cover, setCover] = useState<'open' | 'keep'>('open');
  const { progress, run } = useBulkDecision(verdict, agentOf);

  const decide = async (facts: NightFacts) => {
    onRunning(true);
    const skipped = await run(rows, facts, { kind: cover });
    if (skipped === null) return;
    onRunning(false);
    clear();
    if (skipped.length > 0) onSkipped(skipped);
    else onClose();
  };

  return (
    <LiveContent live={useNightFacts(dates)}>
      {(facts) => {
        const leavesShifts = rows.some(
          ({ timeOff, userId, requestDate }) =>
            timeOff && facts.duties.shiftsOf(userId, requestDate).length > 0,
        );
        return (
          <>
            {verdict === 'approved' && leavesShifts && (
              <>
                <p className={styles.label}>{t('requests.bulk.shifts')}</p>
                <Segments
                  label={t('requests.bulk.shifts')}
                  options={(['open', 'keep'] as const).map((value) => ({
                    value,
                    label: t(`requests.bulk.covers.${value}`),
                  }))}
                  value={cover}
                  onChange={(value) => setCover(value === 'keep' ? 'keep' : 'open')}
                />
                <p className={styles.text}>{t(`requests.bulk.coverHelp.${cover}`)}</p>
              </>
            )}
            <DialogFooter>
              <span role="status" className={styles.progress}>
                {progress !== null && t('requests.bulk.progress', { done: progress, count: rows.length })}
              </span>
              <Button variant="default" disabled={progress !== null} onClick={onClose} data-autofocus>
                {kit('cancel')}
              </Button>
              <Button loading={progress !== null} onClick={() => void decide(facts)}>
                {t(`requests.bulk.${verdict}.action`)}
              </Button>
            </DialogFooter>
          </>
        );
      }}
    </LiveContent>
  );
}
