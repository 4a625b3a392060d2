import { useState } from 'react';
import type { Column } from './column.ts';
import { columnChoiceKey, parseColumnChoice, type ColumnChoice } from './columnChoice.ts';

/** The stored choice; null if storage is unavailable. */
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
    // Without storage, the choice lasts until the page is closed.
  }
}

/**
 * The visible columns, stored in this browser.
 * @param table the table's id.
 * @returns the choices and their setter.
 */
export function useColumnChoice<Row>(table: string, columns: readonly Column<Row>[]) {
  const [choice, setChoice] = useState(() => parseColumnChoice(stored(table), columns));
  const replace = (next: ColumnChoice) => {
    setChoice(next);
    store(table, next);
  };
  return [choice, replace] as const;
}
