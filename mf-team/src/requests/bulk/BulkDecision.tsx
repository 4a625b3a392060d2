import { IconAlertTriangle, IconArrowRight } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useNow } from 'shared-lib/data';
import { unknownProperty, type Shift } from 'shared-lib/domain';
import { formatNight, useTexts, viewerTimeZone } from 'shared-lib/i18n';
import { Button, LiveContent, Segments, Skeleton } from 'shared-lib/ui';
import { DialogFooter, Modal } from 'shared-lib/ui/dialogs';
import { nameOfAgent, type Agent } from '../../people/agentOf.ts';
import { coverSummary } from '../decide/coverSummary.ts';
import type { NightFacts } from '../decide/nightFacts.ts';
import type { Cover } from '../decide/shiftChanges.ts';
import { useNightFacts } from '../decide/useNightFacts.ts';
import type { RequestRow } from '../useRequests.ts';
import { useSubstitutes } from '../substitutes/useSubstitutes.ts';
import styles from './BulkDecision.module.css';
import { bulkCovers, shiftKey, shiftsToCover, suggestedForAll, type BulkCover } from './bulkCovers.ts';
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
          <ul className={`vh-list ${styles.skipped}`}>
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
  return (
    <LiveContent live={useNightFacts(props.dates)}>
      {(facts) => <Answer {...props} facts={facts} />}
    </LiveContent>
  );
}

interface UncoveredShiftsProps {
  shifts: readonly Shift[];
  /** What happens to each. */
  covers: readonly Cover[];
  facts: NightFacts;
}

/** The shifts that nights off leave uncovered, each with who serves it instead. */
function UncoveredShifts({ shifts, covers, facts }: UncoveredShiftsProps) {
  const { t, i18n } = useTexts('mf-team');
  const nameOf = (id: string) => nameOfAgent(facts.agentOf(id), t);
  const wordsOf = (cover: Cover, awayName: string) =>
    cover.kind === 'agent'
      ? nameOf(cover.id)
      : cover.kind === 'keep'
        ? t('requests.decide.keep', { name: awayName })
        : t(`requests.bulk.becomes.${cover.kind}`);
  return (
    <ul className={`vh-list ${styles.uncovered}`} aria-label={t('requests.bulk.shifts')}>
      {shifts.map((shift, index) => {
        const cover = covers[index] ?? { kind: 'open' };
        const awayName = shift.agentId === null ? '' : nameOf(shift.agentId);
        const isOpen = cover.kind === 'open';
        return (
          <li key={shiftKey(shift)}>
            <span>
              <strong dir="auto">
                {facts.communityOf(shift.communityId)?.propertyName ?? unknownProperty}
              </strong>
              <span className="vh-hint vh-digits" dir="auto">
                {t('requests.bulk.away', {
                  night: formatNight(shift.serviceDate, i18n.language),
                  name: awayName,
                })}
              </span>
            </span>
            <span className={styles.becomes} data-open={isOpen || undefined} dir="auto">
              {isOpen ? (
                <IconAlertTriangle size={16} aria-hidden />
              ) : (
                <IconArrowRight size={16} aria-hidden />
              )}
              {wordsOf(cover, awayName)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Answer(props: QuestionProps & { facts: NightFacts }) {
  const { verdict, rows, agentOf, facts, clear, onRunning, onSkipped, onClose } = props;
  const { t } = useTexts('mf-team');
  const { t: kit } = useTexts('ui');
  const now = useNow();
  const [choice, setChoice] = useState<BulkCover>('suggested');
  const { progress, skips, run } = useBulkDecision(verdict, agentOf);
  const shifts = useMemo(
    () => (verdict === 'approved' ? shiftsToCover(rows, facts, now, viewerTimeZone()) : []),
    [verdict, rows, facts, now],
  );
  const substitutes = useSubstitutes(shifts, facts);
  if (substitutes === null) return <Skeleton height={220} />;

  const skipped = skips(rows, facts);
  const covers: readonly Cover[] =
    choice === 'suggested'
      ? suggestedForAll(rows, shifts, substitutes, facts.duties, now)
      : shifts.map(() => ({ kind: choice }));
  const coverByShift = new Map(shifts.map((shift, index) => [shiftKey(shift), covers[index]]));

  const decide = async () => {
    onRunning(true);
    const left = await run(rows, facts, (shift) => coverByShift.get(shiftKey(shift)) ?? { kind: 'open' });
    if (left === null) return;
    onRunning(false);
    clear();
    if (left.length > 0) onSkipped(left);
    else onClose();
  };

  return (
    <>
      {skipped > 0 && <p className={styles.notice}>{t('requests.bulk.needLook', { count: skipped })}</p>}
      {shifts.length > 0 && (
        <>
          <p className={styles.label}>{t('requests.bulk.shifts')}</p>
          <Segments
            label={t('requests.bulk.shifts')}
            options={bulkCovers.map((value) => ({ value, label: t(`requests.bulk.covers.${value}`) }))}
            value={choice}
            onChange={(value) => setChoice(bulkCovers.find((cover) => cover === value) ?? 'open')}
          />
          <p className={styles.text}>{t(`requests.bulk.coverHelp.${choice}`)}</p>
          <UncoveredShifts shifts={shifts} covers={covers} facts={facts} />
          <p role="status" className={styles.text}>
            {coverSummary(covers, t)}
          </p>
        </>
      )}
      <DialogFooter>
        <span role="status" className={styles.progress}>
          {progress !== null && t('requests.bulk.progress', { done: progress, count: rows.length })}
        </span>
        <Button variant="default" disabled={progress !== null} onClick={onClose} data-autofocus>
          {kit('cancel')}
        </Button>
        <Button loading={progress !== null} onClick={() => void decide()}>
          {t(`requests.bulk.${verdict}.action`)}
        </Button>
      </DialogFooter>
    </>
  );
}
