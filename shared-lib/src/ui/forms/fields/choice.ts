import type { ReactNode } from 'react';

/** An option to choose from. */
export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** An explanation, if the label isn't enough. */
  readonly details?: ReactNode;
}

/** Adds or removes an option, keeping the order of the options. */
export const toggleChoice = <Value extends string>(
  order: readonly Value[],
  chosen: readonly Value[],
  value: Value,
): Value[] => order.filter((each) => (each === value ? !chosen.includes(value) : chosen.includes(each)));
