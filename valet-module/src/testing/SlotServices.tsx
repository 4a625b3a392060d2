import { useMemo, useState, type ReactNode } from 'react';
import type { SlotName } from 'shared-lib/contract';
import { Link } from 'shared-lib/router';
import { RecordSlotContext } from 'shared-lib/slots/record';
import { RoundSlotContext, type RoundSlot } from 'shared-lib/slots/round';
import { SearchSlotContext, type SearchMatches } from 'shared-lib/slots/search';

/** The data that a slot passes to its parts. */
export interface SlotOptions {
  /** The record’s id, for `record.*`, `member.*` and `community.*`. */
  readonly record?: string;
  /** The round, for `round.*`. */
  readonly round?: RoundSlot;
  /** The typed text, for `header.search`. Its matches are shown as links. */
  readonly query?: string;
}

/** Shows the matches that a part of the header’s search offers, as links. */
function SearchServices({ query, children }: { query: string; children: ReactNode }) {
  const [found, setFound] = useState<SearchMatches | null>(null);
  const search = useMemo(
    () => ({ query, show: (_: string, matches: SearchMatches | null) => setFound(matches) }),
    [query],
  );
  return (
    <SearchSlotContext value={search}>
      {children}
      {found && (
        <nav aria-label={found.heading}>
          {found.matches.map(({ address, name, detail }) => (
            <Link key={address} to={address}>{`${name} ${detail}`}</Link>
          ))}
        </nav>
      )}
    </SearchSlotContext>
  );
}

interface SlotServicesProps extends SlotOptions {
  readonly slot: SlotName;
  readonly children: ReactNode;
}

/** Provides the context of a slot. As in the product, parts in other slots don’t get it. */
export function SlotServices({
  slot,
  record = slot.startsWith('member') ? 'ines-moreau' : 'maple-court',
  round = { communityId: 'maple-court', serviceDate: '2026-01-01', onDone: () => {} },
  query = 'maple',
  children,
}: SlotServicesProps) {
  if (/^(record|member|community)\./.test(slot))
    return <RecordSlotContext value={record}>{children}</RecordSlotContext>;
  if (slot.startsWith('round.')) return <RoundSlotContext value={round}>{children}</RoundSlotContext>;
  if (slot === 'header.search') return <SearchServices query={query}>{children}</SearchServices>;
  return children;
}
