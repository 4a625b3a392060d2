import { useId } from 'react';
import { useTexts } from 'shared-lib/i18n';
import { Card } from 'shared-lib/ui';
import styles from './ColumnChoice.module.css';
import { missingColumns } from './guessColumns.ts';
import { importColumns, type ColumnMapping, type ImportColumn } from './importFields.ts';

interface ColumnChoiceProps {
  headers: readonly string[];
  mapping: ColumnMapping;
  disabled: boolean;
  onChange: (mapping: ColumnMapping) => void;
}

/**
 * Lets a person correct which column of the file holds which field, as guessed from its header. It is open when a
 * column was not found.
 */
export function ColumnChoice({ headers, mapping, disabled, onChange }: ColumnChoiceProps) {
  const { t } = useTexts('mf-team');
  const id = useId();
  const missing = missingColumns(mapping);
  const nameOf = (header: string, index: number) => {
    const number = index + 1;
    if (header === '') return t('importMembers.mapping.unnamed', { number });
    const isAmbiguous = headers.filter((other) => other === header).length > 1;
    return isAmbiguous ? t('importMembers.mapping.ambiguous', { header, number }) : header;
  };
  const choose = (column: ImportColumn, value: string) => {
    const { [column]: _, ...others } = mapping;
    onChange(value === '' ? others : { ...others, [column]: Number(value) });
  };

  return (
    <Card>
      <details className={styles.details} open={missing.length > 0 || undefined}>
        <summary className={styles.title}>{t('importMembers.mapping.title')}</summary>
        <div role="status">
          {missing.length > 0 && (
            <p className={styles.missing}>
              {t('importMembers.mapping.missing', {
                columns: missing.map((column) => t(`importMembers.columns.${column}`)).join(', '),
              })}
            </p>
          )}
        </div>
        <p className={styles.text}>{t('importMembers.mapping.text')}</p>
        <div className={styles.choices}>
          {importColumns.map((column) => (
            <div key={column} className={styles.choice}>
              <label htmlFor={`${id}-${column}`}>{t(`importMembers.columns.${column}`)}</label>
              <select
                id={`${id}-${column}`}
                disabled={disabled}
                value={mapping[column] ?? ''}
                onChange={({ currentTarget }) => choose(column, currentTarget.value)}
              >
                <option value="">{t('importMembers.mapping.none')}</option>
                {headers.map((header, index) => (
                  // A header may come twice or be empty, so a column is known by its place.
                  <option key={index} value={index}>
                    {nameOf(header, index)}
                  </option>
                ))}
              </select>
            </div>
          ))}
        </div>
      </details>
    </Card>
  );
}
