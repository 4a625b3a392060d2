import { useTexts } from 'shared-lib/i18n';
import { Button } from 'shared-lib/ui';
import { useCallback, useEffect, useState } from 'react';
import { contributedGroup, withContribution, type Contribution } from './groups/contributions.ts';
import { SearchParts } from './groups/SearchParts.tsx';
import { useOwnGroups } from './groups/useOwnGroups.ts';
import { activeIndex } from './moveActive.ts';
import { isFirstSettled, sectionsOf, type SearchGroup, type SearchResults } from './searchOptions.ts';
import styles from './SearchPopup.module.css';
import { SearchRow } from './SearchRow.tsx';
import { useRecordGroups } from './useRecordGroups.ts';

interface SearchPopupProps {
  query: string;
  /** Address of the option that the person moved to; undefined for the first. */
  chosen: string | undefined;
  listId: string;
  /** Whether the first option opens once it is known. */
  isOpening: boolean;
  /** Receives the results whenever they change, and null when the list is gone. */
  onResults: (results: SearchResults | null) => void;
  /** Receives the address of the hovered option. */
  onPoint: (address: string) => void;
  onFollow: () => void;
}

/** Grouped matches, or a message while loading, after an error, or without matches. */
export default function SearchPopup({
  query,
  chosen,
  listId,
  isOpening,
  onResults,
  onPoint,
  onFollow,
}: SearchPopupProps) {
  const { t } = useTexts('search');
  const { t: tGroups } = useTexts('searchGroups');
  const [contributed, setContributed] = useState<readonly Contribution[]>([]);
  const show = useCallback(
    (change: Parameters<typeof withContribution>[1]) =>
      setContributed((before) => withContribution(before, change)),
    [],
  );
  const records = useRecordGroups(query);
  const own = useOwnGroups(query, records.communities.index);
  const groups = [
    records.team.group,
    records.communities.group,
    ...contributed.map(contributedGroup),
    ...own,
  ];
  const sections = sectionsOf(groups);
  const inOrder = sections.flatMap(({ options }) => options.map(({ address }) => address));
  const active = activeIndex(inOrder, chosen);
  const results = JSON.stringify({
    addresses: inOrder,
    isFirstSettled: isFirstSettled(groups, sections),
  } satisfies SearchResults);
  const failureOf = ({ key, heading }: SearchGroup) =>
    key === 'team' || key === 'communities' ? t(`failed.${key}`) : tGroups('failed', { group: heading });

  // Compared as one string, so a keystroke with the same results doesn't update the field.
  useEffect(() => onResults(JSON.parse(results) as SearchResults), [results, onResults]);
  useEffect(() => () => onResults(null), [onResults]);

  useEffect(() => {
    if (active > 0) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, listId]);

  const total = sections.reduce((sum, section) => sum + section.total, 0);
  const isLoading = groups.some(({ status }) => status === 'loading');
  const isReady = groups.every(({ status }) => status === 'ready');
  const said = () => {
    if (query.trim() === '') return t('hint');
    if (isOpening) return t('opening');
    if (total > 0) return t('found', { count: total });
    if (isLoading) return t('loading');
    return isReady ? t('nothing', { query: query.trim() }) : '';
  };

  return (
    // Keeps focus in the field when clicking.
    <div
      role="presentation"
      className={styles.popup}
      data-empty={query.trim() === '' || undefined}
      onMouseDown={(event) => event.preventDefault()}
    >
      <p className={total > 0 && !isOpening ? 'vh-unseen' : styles.said} role="status" dir="auto">
        {said()}
      </p>
      {total > 0 && (
        <div role="listbox" id={listId} aria-label={t('results')}>
          {sections.map(({ key, heading, look, options, start }) => (
            <div key={key} role="group" aria-labelledby={`${listId}-${key}`} className={styles.group}>
              <p id={`${listId}-${key}`} className={styles.heading} role="presentation">
                {heading}
              </p>
              {options.map((option, index) => (
                <SearchRow
                  key={option.address}
                  id={`${listId}-${start + index}`}
                  option={option}
                  look={look}
                  query={query}
                  isActive={start + index === active}
                  onPoint={onPoint}
                  onFollow={onFollow}
                />
              ))}
            </div>
          ))}
        </div>
      )}
      {groups.map((group) =>
        group.status === 'failed' ? (
          <div key={group.key} className={styles.failed} role="alert">
            {failureOf(group)}
            <Button size="compact-sm" variant="default" onClick={group.retry}>
              {t('retry')}
            </Button>
          </div>
        ) : null,
      )}
      {isLoading && total > 0 && <p className={styles.said}>{t('loading')}</p>}
      {query.trim() !== '' && <SearchParts query={query.trim()} show={show} />}
    </div>
  );
}
