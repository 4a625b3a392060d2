import type { ReactNode } from 'react';
import { useIsPhone } from '../../../../base/screen/useIsPhone.ts';
import { lazyPart } from '../../../../overlays/opening/lazyPart.ts';
import { SheetButton } from './SheetButton.tsx';

const frame = lazyPart(
  'The list filters',
  async () => (await import(/* webpackChunkName: "filter-sheet" */ './SheetFrame.tsx')).SheetFrame,
);

interface FoldedFiltersProps {
  /** How many are active. */
  readonly inUse: number;
  readonly onClear: () => void;
  /** Other actions of the bar, such as an export. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Filters next to a search, for toolbars outside tables. On a phone, a button with their count opens them in a sheet.
 */
export function CollapsedFilters({ inUse, onClear, tools, children }: FoldedFiltersProps) {
  if (!useIsPhone())
    return (
      <>
        {children}
        {tools}
      </>
    );
  return (
    <SheetButton sheet={frame} inUse={inUse}>
      {(SheetFrame, { isOpen, close }) => (
        <SheetFrame isOpen={isOpen} onClose={close} onClear={inUse > 0 ? onClear : null} tools={tools}>
          {children}
        </SheetFrame>
      )}
    </SheetButton>
  );
}
