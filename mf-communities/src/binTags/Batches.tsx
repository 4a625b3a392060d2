import { IconPlayerPlay, IconPrinter } from '@tabler/icons-react';
import { useAccount } from 'shared-lib/data';
import { markBatchPrinted } from '../data/recordPrinted.ts';
import type { BinTagBatch } from 'mf-communities/domain';
import { dateTimeFormat, useTexts } from 'shared-lib/i18n';
import { Link, useSearchParams } from 'shared-lib/router';
import { Button, showToast } from 'shared-lib/ui';
import { Section } from '../place/Section.tsx';
import styles from './binTags.module.css';

interface BatchesProps {
  batches: readonly BinTagBatch[];
  /** The batch whose tags are being created; null for none. */
  running: string | null;
  onGoOn: (batch: BinTagBatch) => void;
}

/** A community's batches of tags: their progress, and whether they were printed. */
export function Batches({ batches, running, onGoOn }: BatchesProps) {
  const { t } = useTexts('mf-communities');
  return (
    <Section title={t('binTags.batches.title')}>
      <ul className="vh-list">
        {batches.map((batch) => (
          <Batch
            key={batch.id}
            batch={batch}
            isRunning={running === batch.id}
            isBlocked={running !== null}
            onGoOn={() => onGoOn(batch)}
          />
        ))}
      </ul>
    </Section>
  );
}

interface BatchProps {
  batch: BinTagBatch;
  isRunning: boolean;
  /** Whether any batch's tags are being created. */
  isBlocked: boolean;
  onGoOn: () => void;
}

function Batch({ batch, isRunning, isBlocked, onGoOn }: BatchProps) {
  const { t, i18n } = useTexts('mf-communities');
  const { customerId } = useAccount();
  const [params] = useSearchParams();
  const { id, label, count, made, printedAt, createdAt } = batch;
  const day = dateTimeFormat(i18n.language, { dateStyle: 'medium' });
  const shown = new URLSearchParams(params);
  shown.set('batch', id);

  const mark = async (isPrinted: boolean) => {
    const result = await markBatchPrinted(customerId, id, isPrinted);
    if (!result.ok) return showToast({ meaning: 'bad', message: t('binTags.batches.failed') });
    showToast({
      meaning: 'good',
      message: t(isPrinted ? 'binTags.batches.marked' : 'binTags.batches.unmarked', { label }),
      ...(isPrinted && { undo: () => void mark(false) }),
    });
  };

  return (
    <li className={`vh-spread ${styles.batch}`}>
      <span className="vh-words">
        <Link to={`?${shown.toString()}`} className={styles.label} dir="auto">
          {label}
        </Link>
        <span className="vh-soft">
          {[
            t('binTags.batches.count', { count }),
            createdAt && t('binTags.batches.made', { date: day.format(createdAt) }),
            printedAt && t('binTags.batches.printed', { date: day.format(printedAt) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      {made < count ? (
        <span className={`vh-row ${styles.progress}`}>
          <progress value={made} max={count} aria-label={t('binTags.batches.progress', { label })} />
          <span role="status">{t('binTags.batches.soFar', { made, count })}</span>
          {!isRunning && (
            <Button
              variant="default"
              leftSection={<IconPlayerPlay size={18} aria-hidden />}
              disabled={isBlocked}
              onClick={onGoOn}
            >
              {t('binTags.batches.goOn')}
            </Button>
          )}
        </span>
      ) : (
        <Button
          variant="default"
          leftSection={<IconPrinter size={18} aria-hidden />}
          aria-label={t(printedAt === null ? 'binTags.batches.markOf' : 'binTags.batches.unmarkOf', {
            label,
          })}
          onClick={() => void mark(printedAt === null)}
        >
          {t(printedAt === null ? 'binTags.batches.mark' : 'binTags.batches.unmark')}
        </Button>
      )}
    </li>
  );
}
