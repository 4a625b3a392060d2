import { IconDownload, IconFileTypeCsv } from '@tabler/icons-react';
import { useId, useRef, useState, type DragEvent } from 'react';
import { memberImportLimits, tiers } from 'shared-lib/domain';
import { useTexts, type Translate } from 'shared-lib/i18n';
import { Button, Card } from 'shared-lib/ui';
import { Textarea } from 'shared-lib/ui/forms';
import styles from './ChooseFile.module.css';
import { decodeCsv } from './decodeCsv.ts';
import { importFields } from './importFields.ts';
import { readCsv, type CsvProblem, type CsvTable, type ReadCsv } from './readCsv.ts';

const megabytes = memberImportLimits.bytes / 1_000_000;

/** Takes the file or the pasted rows of an import, and says what they have to look like. */
export function ChooseFile({ onRead }: { onRead: (table: CsvTable) => void }) {
  const { t } = useTexts('mf-team');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [pasted, setPasted] = useState('');
  const [problem, setProblem] = useState<CsvProblem | null>(null);
  const [isOver, setIsOver] = useState(false);

  const take = (read: ReadCsv) => {
    if (read.ok) onRead(read.table);
    else setProblem(read.problem);
  };
  const choose = async (file: File | undefined) => {
    if (file) take(await readFile(file));
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    void choose(event.dataTransfer.files[0]);
  };

  return (
    <Card>
      <div className={styles.columns}>
        <div className={styles.sources}>
          <div
            className={styles.zone}
            data-over={isOver}
            onDragOver={(event) => {
              event.preventDefault();
              setIsOver(true);
            }}
            onDragLeave={() => setIsOver(false)}
            onDrop={onDrop}
          >
            <IconFileTypeCsv size={32} aria-hidden />
            <p>
              {t('importMembers.file.drop')}{' '}
              <label htmlFor={`${id}-file`} className={styles.choose}>
                {t('importMembers.file.choose')}
              </label>
            </p>
            <input
              ref={input}
              id={`${id}-file`}
              type="file"
              accept=".csv,.tsv,.txt,text/csv"
              className={styles.input}
              onChange={({ currentTarget }) => {
                void choose(currentTarget.files?.[0]);
                // Lets the same file be chosen again, after someone has corrected it.
                currentTarget.value = '';
              }}
            />
            <p className={styles.soft}>
              {t('importMembers.file.bounds', { rows: memberImportLimits.rows, megabytes })}
            </p>
          </div>
          <div role="alert">
            {problem && (
              <p className={styles.problem}>
                {t(`importMembers.file.problems.${problem.kind}`, { ...problem, megabytes })}
              </p>
            )}
          </div>
          <Textarea
            label={t('importMembers.file.paste')}
            rows={4}
            dir="auto"
            maxLength={memberImportLimits.bytes}
            value={pasted}
            onChange={({ currentTarget }) => setPasted(currentTarget.value)}
          />
          <Button
            className={styles.check ?? ''}
            variant="default"
            disabled={pasted.trim() === ''}
            onClick={() => take(readCsv(pasted))}
          >
            {t('importMembers.file.check')}
          </Button>
        </div>
        <div className={styles.wanted}>
          <h2 className={styles.title}>{t('importMembers.wanted.title')}</h2>
          <p className={styles.soft}>{t('importMembers.wanted.text')}</p>
          <dl className={styles.fields}>
            {importFields.map((field) => (
              <div key={field}>
                <dt>{t(`importMembers.columns.${field}`)}</dt>
                <dd>{t(`importMembers.wanted.${field}`)}</dd>
              </div>
            ))}
          </dl>
          <a className={styles.template} href={templateHref(t)} download="team-members.csv">
            <IconDownload size={16} aria-hidden />
            {t('importMembers.file.template')}
          </a>
          <p className={styles.soft}>{t('importMembers.file.nothingYet')}</p>
        </div>
      </div>
    </Card>
  );
}

/** Reads a chosen file; one that is larger than an import may be is not opened. */
export async function readFile(file: File): Promise<ReadCsv> {
  const { bytes: max } = memberImportLimits;
  if (file.size > max) return { ok: false, problem: { kind: 'tooLarge', max } };
  const bytes = await file.arrayBuffer().catch(() => null);
  if (bytes === null) return { ok: false, problem: { kind: 'unreadable' } };
  const text = decodeCsv(new Uint8Array(bytes));
  return text === null ? { ok: false, problem: { kind: 'notText' } } : readCsv(text);
}

/** The template's example row, in the order of `importFields`. It names the tier in the page's language. */
const example = ['Dana', 'Cole', 'dana@example.com', '+15550100123'];

/**
 * The address of a template that is made in the page: a header in the page's language, and one row to replace.
 * @param t the texts of the module.
 */
export function templateHref(t: Translate<'mf-team'>): string {
  const header = importFields.map((field) => t(`importMembers.columns.${field}`));
  const row = [...example, t(`tiers.${tiers[2]}`), t('active')];
  return `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${header.join(',')}\r\n${row.join(',')}\r\n`)}`;
}
