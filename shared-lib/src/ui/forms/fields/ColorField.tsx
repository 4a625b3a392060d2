import { Input } from '@mantine/core';
import type { ChangeEvent } from 'react';
import styles from './ColorField.module.css';
import { FieldFrame, inputAttributes } from './FieldFrame.tsx';
import { textInputProps, type TypedFieldProps } from './TextField.tsx';

/** A color, `#rrggbb`, using the browser's picker. */
export function ColorField(field: TypedFieldProps<string>) {
  return (
    <FieldFrame field={field}>
      {(control) => (
        <Input
          attributes={inputAttributes(control)}
          {...textInputProps(field, control)}
          type="color"
          className={styles.color ?? ''}
          value={field.value}
          onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => field.onChange(currentTarget.value)}
        />
      )}
    </FieldFrame>
  );
}
