import { useState } from 'react';
import type { Column } from './column.ts';
import { columnChoiceKey, readColumnChoice, type ColumnChoice } from './columnChoice.ts';

/** The stored choice, or null where the browser gives no storage. */
function stored(table: string): string | null {
  try {
    return localStorage.getItem(columnChoiceKey(table));
  } catch {
    return null;
  }
}

function store(table: string, choice: ColumnChoice) {
  try {
    localStorage.setItem(columnChoiceKey(table), JSON.stringify(choice));
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

/**
 * Which columns are shown, kept in this browser.
 * @param table the table's id.
 * @returns the choice, and the function that replaces it.
 */
export function useColumnChoice<Row>(table: string, columns: readonly Column<Row>[]) {
  const [choice, setChoice] = useState(() => readColumnChoice(stored(table), columns));
  const replace = (next: ColumnChoice) => {
    setChoice(next);
    store(table, next);
  };
  return [choice, replace] as const;
}
