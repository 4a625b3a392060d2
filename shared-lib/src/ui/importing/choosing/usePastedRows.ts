import { useEffect, useState } from 'react';
import { useAccount } from '../../../data/index.ts';
import { useLocation } from '../../../router/index.ts';
import { readDraft, saveDraft } from '../../../session/index.ts';

/** Each import has its own draft, and so has each community's. */
const useDraftOf = (fileName: string) => {
  const { uid } = useAccount();
  const { pathname } = useLocation();
  return { uid, name: `import-${fileName}-${pathname}` };
};

/**
 * Rows pasted into an import. They stay in this tab, over a reload and an ended session, until they are imported or
 * discarded.
 * @param fileName of the import's template
 * @returns the rows, and the function that changes them
 */
export function usePastedRows(fileName: string): readonly [string, (rows: string) => void] {
  const { uid, name } = useDraftOf(fileName);
  const [pasted, setPasted] = useState(() => {
    const rows = readDraft(uid, name)?.['rows'];
    return typeof rows === 'string' ? rows : '';
  });
  return [
    pasted,
    (rows) => {
      setPasted(rows);
      saveDraft(uid, name, rows.trim() === '' ? null : { rows });
    },
  ];
}

/** Forgets pasted rows once they are imported. */
export function useForgetPastedRows(fileName: string, isImported: boolean): void {
  const { uid, name } = useDraftOf(fileName);
  useEffect(() => {
    if (isImported) saveDraft(uid, name, null);
  }, [uid, name, isImported]);
}
