import { ActionIcon, Button } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPlus, IconX } from '@tabler/icons-react';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useTexts } from '../../../i18n/index.ts';
import type { FieldState, FieldWords } from '../field.ts';
import type { RowsState } from '../useForm.ts';
import { FieldFrame } from './FieldFrame.tsx';
import styles from './RowsField.module.css';

type RowsFieldProps<Row extends object> = RowsState<Row> &
  FieldWords & {
    /** A row's name, such as "Contact", followed by its number. */
    rowLabel: string;
    /** The text of the add button. */
    addLabel?: string;
    /** An empty row. */
    blank: Row;
    max?: number;
    /** Renders a row's fields: `(field) => <TextField {...field('name')} label="Name" />`. */
    children: (field: <Key extends keyof Row & string>(key: Key) => FieldState<Row[Key]>) => ReactNode;
  };

/**
 * A list of rows with their own fields. Rows can be added, removed, and moved with buttons or Alt+arrow keys.
 */
export function RowsField<Row extends object>(props: RowsFieldProps<Row>) {
  const { rows, field, add, remove, move, rowLabel, addLabel, blank, max = 100, children, ...words } = props;
  const { t } = useTexts('form');
  const list = useRef<HTMLOListElement>(null);
  const isFixed = props.readOnly || (props.locked ?? null) !== null;

  /** Moves a row and keeps focus on the same control. */
  const shift = (from: number, to: number, control: Element | null) => {
    if (isFixed || to < 0 || to >= rows.length) return;
    const controlsOf = (index: number) => [
      ...(list.current?.children[index]?.querySelectorAll<HTMLElement>('input, textarea, select, button') ??
        []),
    ];
    const place = controlsOf(from).findIndex((each) => each === control);
    move(from, to);
    requestAnimationFrame(() => {
      const controls = controlsOf(to);
      const same = controls[place] as (HTMLElement & { disabled?: boolean }) | undefined;
      (same?.disabled ? controls.find((each) => !('disabled' in each && each.disabled)) : same)?.focus();
    });
  };
  const onKeyDown = (index: number) => (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    shift(index, event.key === 'ArrowUp' ? index - 1 : index + 1, document.activeElement);
  };

  return (
    <FieldFrame field={words} group="group">
      {(control) => (
        <>
          <ol ref={list} className={`vh-list ${styles.rows}`}>
            {rows.map((_, index) => {
              const name = t('row', { label: rowLabel, number: index + 1 });
              return (
                // Rows have no id, only their position.
                <li key={index} aria-label={name}>
                  <div role="presentation" className={styles.row} onKeyDown={onKeyDown(index)}>
                    <div className={styles.fields}>{children((key) => field(index, key))}</div>
                    <div className={styles.actions}>
                      <ActionIcon
                        variant="subtle"
                        size={36}
                        aria-label={`${t('moveUp')}: ${name}`}
                        disabled={isFixed || index === 0}
                        onClick={({ currentTarget }) => shift(index, index - 1, currentTarget)}
                      >
                        <IconArrowUp size={18} aria-hidden />
                      </ActionIcon>
                      <ActionIcon
                        variant="subtle"
                        size={36}
                        aria-label={`${t('moveDown')}: ${name}`}
                        disabled={isFixed || index === rows.length - 1}
                        onClick={({ currentTarget }) => shift(index, index + 1, currentTarget)}
                      >
                        <IconArrowDown size={18} aria-hidden />
                      </ActionIcon>
                      <ActionIcon
                        variant="subtle"
                        size={36}
                        aria-label={`${t('remove')}: ${name}`}
                        disabled={isFixed}
                        onClick={() => remove(index)}
                      >
                        <IconX size={18} aria-hidden />
                      </ActionIcon>
                    </div>
                  </div>
                </li>
              );
            })}
          </ol>
          <Button
            id={control.id}
            data-field={control['data-field']}
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            disabled={isFixed || rows.length >= max}
            onClick={() => add(blank)}
          >
            {addLabel ?? t('add')}
          </Button>
        </>
      )}
    </FieldFrame>
  );
}
