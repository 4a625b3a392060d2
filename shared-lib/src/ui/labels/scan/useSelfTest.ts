import { useEffect, useState } from 'react';
import { reportProblem } from '../../../data/index.ts';
import type { LabelContent, LabelStyle } from '../label/labelMarks.ts';
import { scanLabels, type LabelSize, type ScanResult } from './scanLabels.ts';

/** Rescans a label whenever its look changes. @returns null while scanning, or if there is nothing to scan */
export function useSelfTest(
  label: LabelContent | null,
  size: LabelSize | null,
  look: LabelStyle,
): ScanResult | null {
  const [found, setFound] = useState<{ key: string; result: ScanResult } | null>(null);
  const { colour, shape, logo } = look;
  const key = JSON.stringify([
    label,
    size && { labelWidth: size.labelWidth, labelHeight: size.labelHeight },
    colour,
    shape,
    logo?.address,
  ]);
  useEffect(() => {
    const [toScan, on] = JSON.parse(key) as [LabelContent | null, LabelSize | null];
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
