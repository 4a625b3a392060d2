import { IconSearch } from '@tabler/icons-react';
import { memo, useCallback, useEffect, useMemo, useRef } from 'react';
import { localize } from 'shared-lib/contract';
import { useTexts } from 'shared-lib/i18n';
import { useSlot, type Fill } from 'shared-lib/slots';
import { SearchSlotContext, useSearchMatches, type SearchSlot } from 'shared-lib/slots/search';
import { ModulePart } from '../../modules/ModulePart.tsx';
import type { withContribution } from './actionEntries.ts';

/** Changes what a part shows. */
type Show = (change: Parameters<typeof withContribution>[1]) => void;

interface SearchPartsProps {
  /** Trimmed, and never empty. */
  query: string;
  /** Stable. */
  show: Show;
}

/** The areas' parts of the search (slot `header.search`), which render nothing and show their matches. */
export const SearchParts = memo(function SearchParts({ query, show }: SearchPartsProps) {
  const { fills } = useSlot('header.search');
  return fills.map((fill) => <SearchPart key={`${fill.module}/${fill.id}`} {...{ fill, query, show }} />);
});

function SearchPart({ fill, query, show }: SearchPartsProps & { fill: Fill }) {
  const { i18n } = useTexts('search');
  const { module, id, order, component } = fill;
  const showOne = useCallback<SearchSlot['show']>(
    (source, matches) => show({ key: `${module}/${id}/${source}`, order, matches }),
    [show, module, id, order],
  );
  const slot = useMemo(() => ({ query, show: showOne }), [query, showOne]);
  const heading = localize(fill.label, i18n.language);
  return (
    <SearchSlotContext value={slot}>
      <ModulePart
        module={module}
        kind="slots"
        name={component}
        skeleton={<PartState heading={heading} status="loading" />}
        failed={(retry, isRetrying) => (
          <PartState heading={heading} status={isRetrying ? 'loading' : 'failed'} onRetry={retry} />
        )}
      />
    </SearchSlotContext>
  );
}

interface PartStateProps {
  heading: string;
  status: 'loading' | 'failed';
  onRetry?: () => void;
}

/** Stands in for a part that isn't loaded. */
function PartState({ heading, status, onRetry }: PartStateProps) {
  const latest = useRef(onRetry);
  useEffect(() => {
    latest.current = onRetry;
  }, [onRetry]);
  const matches = useMemo(
    () => ({ heading, icon: IconSearch, status, matches: [], retry: () => latest.current?.() }),
    [heading, status],
  );
  useSearchMatches('part', matches);
  return null;
}
