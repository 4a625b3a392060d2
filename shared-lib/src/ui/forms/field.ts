import type { ReactNode } from 'react';

/** How the last change of a field fares that saves itself. */
export interface FieldSaving {
  readonly status: 'idle' | 'saving' | 'saved' | 'failed';
  /** Saves again what could not be saved. */
  readonly retry: () => void;
}

/**
 * A value of a form and what changes it. Every field of the kit takes one, `<TextField {...form.field('firstName')} />`, so that a
 * name that the form doesn't have, and a field for another type of value, are type errors.
 */
export interface FieldState<Value> {
  /** The path of the value in the form. */
  readonly name: string;
  readonly value: Value;
  /** What is wrong, in words that say what to do; null when nothing is. */
  readonly error: string | null;
  /** Whether it can't be changed just now, since what stands there is on its way. */
  readonly readOnly: boolean;
  readonly onChange: (value: Value) => void;
  /** What is to be seen below it, such as what someone else saved there meanwhile. */
  readonly below?: ReactNode;
  /** In a form whose fields save themselves: what says that a value is complete, what takes back one that isn’t, and how saving fares. */
  readonly onCommit?: (value?: Value) => void;
  readonly onRevert?: () => void;
  readonly saving?: FieldSaving;
}

/** What each field of the kit is told about itself. */
export interface FieldWords {
  readonly label: string;
  /** What one should know before filling it in; below it. */
  readonly help?: ReactNode;
  /** Why it can't be changed at all; null when it can. */
  readonly locked?: string | null | undefined;
  /** Runs over the whole width of a form with two columns. */
  readonly wide?: boolean | undefined;
  /** The id of the element that says what is wrong, where that doesn't stand beside the field. */
  readonly errorId?: string | undefined;
  /** The value by which a guided tour finds it. */
  readonly tour?: string | undefined;
}

/** What of a field its frame draws, whatever its value is. */
export type FramedField = FieldWords & Pick<FieldState<unknown>, 'name' | 'error' | 'below' | 'saving'>;

/** The props of a field. */
export type FieldProps<Value> = FieldState<Value> & FieldWords;
