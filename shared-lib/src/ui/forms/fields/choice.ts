import type { ReactNode } from 'react';

/** One of several to choose from. */
export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** What it means, where the label alone doesn't say it. */
  readonly details?: ReactNode;
}

/** What is chosen with one of the choices taken in, or out when it is in; always in the order of the choices. */
export const toggled = <Value extends string>(
  order: readonly Value[],
  chosen: readonly Value[],
  value: Value,
): Value[] => order.filter((each) => (each === value ? !chosen.includes(value) : chosen.includes(each)));
