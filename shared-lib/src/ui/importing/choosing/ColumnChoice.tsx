import { useTexts } from '../../../i18n/index.ts';
import { Card } from '../../base/cards/Card.tsx';
import { NativeSelect } from '../../forms/NativeSelect.tsx';
import styles from './choosing.module.css';
import type { ImportTable } from '../reading/importTable.ts';
import { maxRowsAbove, withHeader, type ColumnMapping } from '../reading/tableOf.ts';

interface ColumnChoiceProps<Column extends string> {
  table: ImportTable;
  /** The fields a column can have, with labels. */
  columns: readonly { readonly id: Column; readonly label: string }[];
  mapping: ColumnMapping<Column>;
  /** Required columns that weren't found. */
  missing: readonly Column[];
  disabled: boolean;
  onChange: (mapping: ColumnMapping<Column>) => void;
  /** Receives the same file with another header row. */
  onHeader: (table: ImportTable) => void;
}

/** How many skipped rows to list. */
const maxRowsListed = 5;

/** How many cells without a value to list. */
const maxCellsListed = 5;

/**
 * Lets the user correct the guessed header row and the column of each field. Open if a column wasn't found.
 * Lists rows that aren't part of the table, and cells without a value.
 */
export function ColumnChoice<Column extends string>(props: ColumnChoiceProps<Column>) {
  const { table, columns, mapping, missing, disabled, onChange, onHeader } = props;
  const { headers, headerLine, leftOut, withoutValue = [] } = table;
  const { t } = useTexts('importing');
  const nameOf = (header: string, index: number) => {
    const number = index + 1;
    if (header === '') return t('mapping.unnamed', { number });
    const isAmbiguous = headers.filter((other) => other === header).length > 1;
    return isAmbiguous ? t('mapping.ambiguous', { header, number }) : header;
  };
  // A header may be empty or appear twice, so columns are identified by position.
  const choices = [
    { value: '', label: t('mapping.none') },
    ...headers.map((header, index) => ({ value: String(index), label: nameOf(header, index) })),
  ];
  const choose = (column: Column, value: string) => {
    const others = Object.fromEntries(
      Object.entries(mapping).filter(([other]) => other !== column),
    ) as ColumnMapping<Column>;
    onChange(value === '' ? others : { ...others, [column]: Number(value) });
  };
  const rowsOnTop = table.all.slice(0, maxRowsAbove + 1).map(({ line, cells }) => ({
    value: String(line),
    label: t('mapping.row', { line, cells: cells.filter(Boolean).join(', ').slice(0, 60) }),
  }));
  const notFound = columns.filter(({ id }) => missing.includes(id)).map(({ label }) => label);

  return (
    <>
      <Card>
        <details open={notFound.length > 0 || undefined}>
          <summary className={styles.title}>{t('mapping.title')}</summary>
          <div role="status">
            {notFound.length > 0 && (
              <p className={styles.missing}>{t('mapping.missing', { columns: notFound.join(', ') })}</p>
            )}
          </div>
          <p className={`vh-soft ${styles.text}`}>{t('mapping.text')}</p>
          <div className={styles.choices}>
            <NativeSelect
              label={t('mapping.header')}
              disabled={disabled}
              choices={rowsOnTop}
              value={String(headerLine)}
              onChange={(line) => onHeader(withHeader(table, Number(line)))}
            />
            {columns.map(({ id, label }) => (
              <NativeSelect
                key={id}
                label={label}
                disabled={disabled}
                choices={choices}
                value={String(mapping[id] ?? '')}
                onChange={(value) => choose(id, value)}
              />
            ))}
          </div>
        </details>
        {leftOut.length > 0 && (
          <p className={`vh-soft ${styles.text}`}>
            {t('mapping.leftOut', {
              count: leftOut.length,
              rows: leftOut.slice(0, maxRowsListed).join(', '),
            })}
          </p>
        )}
      </Card>
      {withoutValue.length > 0 && (
        <p className={styles.notice} role="status">
          {t('review.withoutValue', {
            count: withoutValue.length,
            cells:
              withoutValue.length > maxCellsListed
                ? t('review.andMore', {
                    cells: withoutValue.slice(0, maxCellsListed).join(', '),
                    count: withoutValue.length - maxCellsListed,
                  })
                : withoutValue.join(', '),
          })}
        </p>
      )}
    </>
  );
}
