import { Input } from '@mantine/core';
import type { ChangeEvent } from 'react';
import styles from './ColourField.module.css';
import { FieldFrame, inputAttributes } from './FieldFrame.tsx';
import { typedProps, type TypedFieldProps } from './TextField.tsx';

/** A color, `#rrggbb`, using the browser's picker. */
export function ColourField(field: TypedFieldProps<string>) {
  return (
    <FieldFrame field={field}>
      {(control) => (
        <Input
          attributes={inputAttributes(control)}
          {...typedProps(field, control)}
          type="color"
          className={styles.colour ?? ''}
          value={field.value}
          onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => field.onChange(currentTarget.value)}
        />
      )}
    </FieldFrame>
  );
}
