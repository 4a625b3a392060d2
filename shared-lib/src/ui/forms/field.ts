import type { ReactNode } from 'react';

/** The status of an autosaving field's last change. */
export interface FieldSaving {
  readonly status: 'idle' | 'saving' | 'saved' | 'failed';
  /** Saves again after a failure. */
  readonly retry: () => void;
}

/**
 * A form value and its setter. Every field of the kit takes one, `<TextField {...form.field('firstName')}
 * />`, so an unknown name or a wrong value type is a type error.
 */
export interface FieldState<Value> {
  /** The value's path in the form. */
  readonly name: string;
  readonly value: Value;
  /** An error message that says what to do; null if valid. */
  readonly error: string | null;
  /** Whether it can't be changed right now, because it is being submitted. */
  readonly readOnly: boolean;
  readonly onChange: (value: Value) => void;
  /** Shown below the field, such as another user's change. */
  readonly below?: ReactNode;
  /** In autosaving forms: commits a value, cancels an incomplete one, and the save status. */
  readonly onCommit?: (value?: Value) => void;
  readonly onRevert?: () => void;
  readonly saving?: FieldSaving;
}

/** Texts and options of every field. */
export interface FieldWords {
  readonly label: string;
  /** Help to read before filling it in; shown below the field. */
  readonly help?: ReactNode;
  /** Why it can't be changed at all; null if it can. */
  readonly locked?: string | null | undefined;
  /** Spans both columns of a two-column form. */
  readonly wide?: boolean | undefined;
  /** The id of the error element, if it isn't next to the field. */
  readonly errorId?: string | undefined;
  /** Target name for guided tours. */
  readonly tour?: string | undefined;
}

/** The props a field's frame needs, whatever the value type. */
export type FramedField = FieldWords & Pick<FieldState<unknown>, 'name' | 'error' | 'below' | 'saving'>;

/** The props of a field. */
export type FieldProps<Value> = FieldState<Value> & FieldWords;
