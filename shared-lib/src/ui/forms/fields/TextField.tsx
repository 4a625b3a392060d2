import { Input } from '@mantine/core';
import type { ChangeEvent, ComponentProps, KeyboardEvent } from 'react';
import type { FieldProps } from '../field.ts';
import styles from './FieldFrame.module.css';
import { FieldFrame, inputAttributes, type ControlProps } from './FieldFrame.tsx';

type NativeProps = Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'autoFocus' | 'inputMode' | 'max' | 'maxLength' | 'min' | 'placeholder' | 'spellCheck'
>;

/** Props of a text input, with attributes for the browser. */
export type TypedFieldProps<Value> = FieldProps<Value> & NativeProps;

/**
 * Props of every text input: its connection to the field, and, in autosaving forms, committing on blur or
 * Enter and canceling on Escape.
 */
export function textInputProps<Value>(field: TypedFieldProps<Value>, control: ControlProps) {
  const { readOnly, locked = null, error, onCommit, onRevert } = field;
  const { autoComplete = 'off', autoFocus, inputMode, max, maxLength, min, placeholder, spellCheck } = field;
  return {
    ...control,
    // Most forms are about someone other than the user, so autofill is off by default.
    autoComplete,
    inputMode,
    max,
    maxLength,
    min,
    placeholder,
    spellCheck,
    'data-autofocus': autoFocus || undefined,
    readOnly: readOnly || locked !== null,
    error: error !== null,
    onBlur: onCommit && (() => onCommit()),
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Enter') onCommit?.();
      if (key === 'Escape') onRevert?.();
    },
  };
}

interface TextInputProps {
  field: TypedFieldProps<string>;
  type: 'text' | 'email' | 'password' | 'time' | 'date';
}

function TextInput({ field, type }: TextInputProps) {
  const isWords = type === 'text' || type === 'email';
  return (
    <FieldFrame field={field}>
      {(control) => (
        <Input
          {...textInputProps(field, control)}
          type={type}
          attributes={inputAttributes(control, isWords ? 'auto' : undefined)}
          value={field.value}
          onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => field.onChange(currentTarget.value)}
        />
      )}
    </FieldFrame>
  );
}

/** A line of text. */
export const TextField = (props: TypedFieldProps<string>) => <TextInput field={props} type="text" />;

/** An email address. */
export const EmailField = (props: TypedFieldProps<string>) => <TextInput field={props} type="email" />;

/** A password, masked. */
export const PasswordField = (props: TypedFieldProps<string>) => <TextInput field={props} type="password" />;

/** A time of day, `HH:mm`; empty for none. */
export const TimeField = (props: TypedFieldProps<string>) => <TextInput field={props} type="time" />;

/** A calendar date, `YYYY-MM-DD`; empty for none. */
export const DateField = (props: TypedFieldProps<string>) => <TextInput field={props} type="date" />;

/** Multiline text, resizable. */
export function TextAreaField({ rows = 4, ...field }: TypedFieldProps<string> & { rows?: number }) {
  return (
    <FieldFrame field={field}>
      {(control) => (
        <Input
          {...textInputProps(field, control)}
          component="textarea"
          multiline
          classNames={{ input: styles.several ?? '' }}
          attributes={inputAttributes(control, 'auto')}
          rows={rows}
          value={field.value}
          onKeyDown={undefined}
          onChange={({ currentTarget }: ChangeEvent<HTMLTextAreaElement>) =>
            field.onChange(currentTarget.value)
          }
        />
      )}
    </FieldFrame>
  );
}
