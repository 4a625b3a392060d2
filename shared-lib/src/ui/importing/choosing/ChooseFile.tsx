import { IconDownload, IconFileTypeCsv } from '@tabler/icons-react';
import { Button, Textarea } from '@mantine/core';
import { useId, useRef, useState, type DragEvent } from 'react';
import { useTexts } from '../../../i18n/index.ts';
import { Card } from '../../base/cards/Card.tsx';
import styles from './choosing.module.css';
import type { ImportLimits, ImportTable } from '../reading/importTable.ts';
import { templateHref, type ImportTemplate } from './templateHref.ts';
import { usePastedRows } from './usePastedRows.ts';
import { useReading } from '../useReading.ts';

export interface ChooseFileProps {
  limits: ImportLimits;
  /** The supported columns and their formats. */
  wanted: readonly { readonly id: string; readonly label: string; readonly help: string }[];
  template: ImportTemplate;
  /** Column names, as normalized by `headerName`, that identify the header. */
  known: readonly string[];
  onRead: (table: ImportTable) => void;
}

/** Accepts an import's file or pasted rows, and describes the format. */
export function ChooseFile({ limits, wanted, template, known, onRead }: ChooseFileProps) {
  const { t } = useTexts('importing');
  const id = useId();
  const [pasted, setPasted] = usePastedRows(template.fileName);
  const input = useRef<HTMLInputElement>(null);
  const { start, cancel, isLong, problem } = useReading({ limits, known }, onRead);
  const [isOver, setIsOver] = useState(false);
  const megabytes = limits.bytes / 1_000_000;

  const choose = (file: File | undefined) => {
    if (file) void start(file);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    choose(event.dataTransfer.files[0]);
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
              {t('file.drop')}{' '}
              <label htmlFor={`${id}-file`} className={styles.choose}>
                {t('file.choose')}
              </label>
            </p>
            <input
              ref={input}
              id={`${id}-file`}
              type="file"
              accept=".csv,.tsv,.txt,.xlsx,text/csv"
              className={styles.input}
              onChange={({ currentTarget }) => {
                choose(currentTarget.files?.[0]);
                // Allows selecting the same file again after correcting it.
                currentTarget.value = '';
              }}
            />
            <p className="vh-soft">{t('file.bounds', { rows: limits.rows, megabytes })}</p>
          </div>
          <div>
            <div role="status">
              {isLong && (
                <div className={styles.reading}>
                  <label htmlFor={`${id}-reading`}>{t('file.reading')}</label>
                  <progress id={`${id}-reading`} />
                  <Button
                    size="sm"
                    variant="default"
                    onClick={() => {
                      cancel();
                      input.current?.focus();
                    }}
                  >
                    {t('file.cancel')}
                  </Button>
                </div>
              )}
            </div>
            <div role="alert">
              {problem && (
                <p className="vh-refused">{t(`file.problems.${problem.kind}`, { ...problem, megabytes })}</p>
              )}
            </div>
          </div>
          <Textarea
            label={t('file.paste')}
            rows={4}
            dir="auto"
            maxLength={limits.bytes}
            value={pasted}
            onChange={({ currentTarget }) => setPasted(currentTarget.value)}
          />
          <div className={styles.check}>
            <Button variant="default" disabled={pasted.trim() === ''} onClick={() => void start(pasted)}>
              {t('file.check')}
            </Button>
            {pasted !== '' && (
              <Button variant="subtle" onClick={() => setPasted('')}>
                {t('file.discard')}
              </Button>
            )}
          </div>
        </div>
        <div className={styles.wanted}>
          <h2 className="vh-title">{t('wanted.title')}</h2>
          <p className="vh-soft">{t('wanted.text')}</p>
          <dl className={styles.fields}>
            {wanted.map((column) => (
              <div key={column.id}>
                <dt>{column.label}</dt>
                <dd>{column.help}</dd>
              </div>
            ))}
          </dl>
          <a className={styles.template} href={templateHref(template)} download={template.fileName}>
            <IconDownload size={16} aria-hidden />
            {t('file.template')}
          </a>
          <p className="vh-soft">{t('file.nothingYet')}</p>
        </div>
      </div>
    </Card>
  );
}
