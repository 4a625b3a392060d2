import { useTexts } from 'shared-lib/i18n';
import { Card } from 'shared-lib/ui';
import { NativeSelect } from 'shared-lib/ui/inputs';
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
  const missing = missingColumns(mapping);
  const nameOf = (header: string, index: number) => {
    const number = index + 1;
    if (header === '') return t('importMembers.mapping.unnamed', { number });
    const isAmbiguous = headers.filter((other) => other === header).length > 1;
    return isAmbiguous ? t('importMembers.mapping.ambiguous', { header, number }) : header;
  };
  // A header may come twice or be empty, so a column is known by its place.
  const choices = [
    { value: '', label: t('importMembers.mapping.none') },
    ...headers.map((header, index) => ({ value: String(index), label: nameOf(header, index) })),
  ];
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
            <NativeSelect
              key={column}
              label={t(`importMembers.columns.${column}`)}
              disabled={disabled}
              choices={choices}
              value={String(mapping[column] ?? '')}
              onChange={(value) => choose(column, value)}
            />
          ))}
        </div>
      </details>
    </Card>
  );
}
