import { useId, type ReactNode } from 'react';
import type { FramedField } from '../field.ts';
import styles from './FieldFrame.module.css';
import { SavingRow } from './SavingRow.tsx';

/** Connects a control with its label, help and error; `Form` uses it to find the first invalid one. */
export interface ControlProps {
  readonly id: string;
  readonly name: string;
  readonly 'data-field': string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-labelledby': string | undefined;
}

/**
 * Attributes Mantine's inputs take from no other prop: the description, and the text direction, which follows
 * the text.
 */
export const inputAttributes = (control: ControlProps, dir?: 'auto') => ({
  input: { 'aria-describedby': control['aria-describedby'], dir },
});

interface FieldFrameProps {
  field: FramedField;
  /** The role of a field with several controls, whose label becomes its name. */
  group?: 'group' | 'radiogroup';
  /** Whether the label is next to the control. */
  inline?: boolean;
  /** Renders the control, or a group's controls, each with its own id. */
  children: (control: ControlProps, ids: { label: string }) => ReactNode;
}

/** A form field: label, control, and below it the error and help. */
export function FieldFrame({ field, group, inline = false, children }: FieldFrameProps) {
  const { name, label, help, locked = null, error, errorId, below, wide = false, saving, tour } = field;
  const id = useId();
  const hint = locked ?? help;
  const isBad = error !== null;
  const describedBy =
    [isBad && (errorId ?? `${id}-error`), hint !== undefined && `${id}-help`].filter(Boolean).join(' ') ||
    undefined;
  const control = children(
    {
      id,
      name,
      'data-field': name,
      'aria-invalid': isBad || undefined,
      'aria-describedby': describedBy,
      // In a row, all of the text is a clickable label, but only the first part is the name.
      'aria-labelledby': saving && `${id}-label`,
    },
    { label: `${id}-label` },
  );
  const problem = isBad && errorId === undefined && (
    <p id={`${id}-error`} className={styles.error}>
      {error}
    </p>
  );
  const asGroup = group && {
    role: group,
    'aria-labelledby': `${id}-label`,
    'aria-describedby': describedBy,
    'data-invalid': isBad || undefined,
    ...(group === 'radiogroup' && { 'aria-invalid': isBad }),
  };

  const caption = group ? (
    <span id={`${id}-label`} className={styles.label}>
      {label}
    </span>
  ) : (
    <label id={`${id}-label`} htmlFor={id} className={styles.label}>
      {label}
    </label>
  );

  if (saving) {
    return (
      <SavingRow
        id={id}
        label={label}
        help={hint}
        saving={saving}
        problem={problem}
        attributes={{ ...asGroup, 'data-tour': tour, 'data-locked': locked !== null || undefined }}
      >
        {control}
      </SavingRow>
    );
  }
  return (
    <div
      {...asGroup}
      data-tour={tour}
      data-field-row
      className={wide ? `${styles.field} ${styles.wide}` : styles.field}
    >
      {inline ? (
        <div className={styles.inline}>
          {control}
          {caption}
        </div>
      ) : (
        <>
          {caption}
          {control}
        </>
      )}
      {problem}
      {hint !== undefined && (
        <p id={`${id}-help`} className={styles.help}>
          {hint}
        </p>
      )}
      {below}
    </div>
  );
}
