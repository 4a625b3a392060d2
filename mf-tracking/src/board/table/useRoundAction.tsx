import { LazyOverlay, useOverlayHost } from 'shared-lib/ui';
import type { BoardRow } from '../night/boardRow.ts';
import { roundPart } from '../tonight/roundPart.ts';
import type { RoundAction } from '../tonight/RoundDialog.tsx';

/** The handlers of a button that acts on a round in place. Its dialog outlives the row. */
export function useRoundAction(row: BoardRow) {
  const show = useOverlayHost();
  return (act: RoundAction) => ({
    ...roundPart.ahead,
    onClick: () =>
      show((state) => (
        <LazyOverlay part={roundPart} isOpen={state.opened} onClose={state.onClose}>
          {(RoundDialog) => <RoundDialog act={act} row={row} {...state} />}
        </LazyOverlay>
      )),
  });
}
