import { Input } from '@mantine/core';
import { useState, type ChangeEvent } from 'react';
import { fromMeters, toMeters, useTexts, type LengthUnit } from '../../../i18n/index.ts';
import { FieldFrame, inputAttributes } from './FieldFrame.tsx';
import { readCount, readLength, readMoney, writeMoney } from './readTyped.ts';
import { typedProps, type TypedFieldProps } from './TextField.tsx';

interface ReadInputProps<Value> {
  field: TypedFieldProps<Value>;
  type?: 'tel';
  inputMode: 'numeric' | 'decimal' | 'tel';
  /** Reads what was typed, and writes a value as one would type it. */
  read: (text: string) => Value;
  write: (value: Value) => string;
  /** Is told what was typed before its value is. */
  onTyped?: (text: string) => void;
}

/** A value that is typed as text: the text stays as it was typed for as long as it says the value. */
export function ReadInput<Value>({ field, type, inputMode, read, write, onTyped }: ReadInputProps<Value>) {
  const [text, setText] = useState(() => write(field.value));
  const shown = Object.is(read(text), field.value) ? text : write(field.value);
  return (
    <FieldFrame field={field}>
      {(control) => (
        <Input
          attributes={inputAttributes(control)}
          {...typedProps({ inputMode, ...field }, control)}
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

/** A whole number, not negative; null for none, NaN for what is none. */
export const NumberField = (props: TypedFieldProps<number | null>) => (
  <ReadInput field={props} inputMode="numeric" read={readCount} write={writeCount} />
);

interface LengthFieldProps extends TypedFieldProps<number | null> {
  unit: LengthUnit;
}

/** A length in meters, typed and shown in the unit; null for none, NaN for what is none. What is not typed anew keeps its meters. */
export const LengthField = ({ unit, ...field }: LengthFieldProps) => (
  <ReadInput
    field={field}
    inputMode="decimal"
    read={(text) => {
      const length = readLength(text);
      return length === null ? null : toMeters(length, unit);
    }}
    write={(meters) => writeCount(meters === null ? null : Math.round(fromMeters(meters, unit)))}
  />
);

/** An amount of money in whole US cents; null for none, NaN for what is none. */
export function MoneyField(props: TypedFieldProps<number | null>) {
  const { i18n } = useTexts('form');
  return (
    <ReadInput
      field={props}
      inputMode="decimal"
      read={(text) => readMoney(text, i18n.language)}
      write={(cents) => writeMoney(cents, i18n.language)}
    />
  );
}
