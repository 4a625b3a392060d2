import { reportProblem } from 'shared-lib/data';
import { useEffect, useState } from 'react';
import type { LabelContent, LabelLook } from '../label/labelMarks.ts';
import { scanLabels, type ScanResult } from '../selfTest/scanLabels.ts';
import type { Sheet } from '../sheet/sheets.ts';

/** Scans a label anew whenever it would look different. @returns null while that is under way, or there is nothing to scan */
export function useSelfTest(
  label: LabelContent | null,
  sheet: Sheet | null,
  look: LabelLook,
): ScanResult | null {
  const [found, setFound] = useState<{ key: string; result: ScanResult } | null>(null);
  const { colour, shape, logo } = look;
  const key = JSON.stringify([label, sheet, colour, shape, logo?.address]);
  useEffect(() => {
    const [toScan, on] = JSON.parse(key) as [LabelContent | null, Sheet | null];
    if (!toScan || !on) return undefined;
    const ending = new AbortController();
    void scanLabels([toScan], on, { colour, shape, logo }, ending.signal).then(
      (result) => {
        if (!ending.signal.aborted) setFound({ key, result });
      },
      (cause: unknown) => reportProblem('A label could not be scanned', cause),
    );
    return () => ending.abort();
  }, [key, colour, shape, logo]);
  return found?.key === key ? found.result : null;
}
