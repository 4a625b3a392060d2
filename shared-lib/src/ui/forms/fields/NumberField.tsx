import { Input } from '@mantine/core';
import { useState, type ChangeEvent } from 'react';
import { fromMeters, toMeters, useTexts, type LengthUnit } from '../../../i18n/index.ts';
import { FieldFrame, inputAttributes } from './FieldFrame.tsx';
import { parseCount, parseLength, parseMoney, formatMoneyInput } from './readTyped.ts';
import { textInputProps, type TypedFieldProps } from './TextField.tsx';

interface ReadInputProps<Value> {
  field: TypedFieldProps<Value>;
  type?: 'tel';
  inputMode: 'numeric' | 'decimal' | 'tel';
  /** Parses the input, and formats a value as it would be typed. */
  read: (text: string) => Value;
  write: (value: Value) => string;
  /** Receives the input before its parsed value. */
  onTyped?: (text: string) => void;
}

/** A value entered as text; the text stays as typed as long as it represents the value. */
export function ReadInput<Value>({ field, type, inputMode, read, write, onTyped }: ReadInputProps<Value>) {
  const [text, setText] = useState(() => write(field.value));
  const shown = Object.is(read(text), field.value) ? text : write(field.value);
  return (
    <FieldFrame field={field}>
      {(control) => (
        <Input
          attributes={inputAttributes(control)}
          {...textInputProps({ inputMode, ...field }, control)}
          type={type ?? 'text'}
          value={shown}
          onChange={({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => {
            setText(value);
            onTyped?.(value);
            field.onChange(read(value));
          }}
        />
      )}
    </FieldFrame>
  );
}

const writeCount = (value: number | null) => (value === null || Number.isNaN(value) ? '' : String(value));

/** A non-negative integer; null if empty, NaN if invalid. */
export const NumberField = (props: TypedFieldProps<number | null>) => (
  <ReadInput field={props} inputMode="numeric" read={parseCount} write={writeCount} />
);

interface LengthFieldProps extends TypedFieldProps<number | null> {
  unit: LengthUnit;
}

/**
 * A length in meters, entered and shown in the unit; null if empty, NaN if invalid. Stays exact unless
 * edited.
 */
export const LengthField = ({ unit, ...field }: LengthFieldProps) => (
  <ReadInput
    field={field}
    inputMode="decimal"
    read={(text) => {
      const length = parseLength(text);
      return length === null ? null : toMeters(length, unit);
    }}
    write={(meters) => writeCount(meters === null ? null : Math.round(fromMeters(meters, unit)))}
  />
);

/** An amount in US cents; null if empty, NaN if invalid. */
export function MoneyField(props: TypedFieldProps<number | null>) {
  const { i18n } = useTexts('form');
  return (
    <ReadInput
      field={props}
      inputMode="decimal"
      read={(text) => parseMoney(text, i18n.language)}
      write={(cents) => formatMoneyInput(cents, i18n.language)}
    />
  );
}
