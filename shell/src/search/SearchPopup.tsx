import { useTexts } from 'shared-lib/i18n';
import { Button } from 'shared-lib/ui';
import { useEffect, useMemo } from 'react';
import { sectionsOf } from './searchOptions.ts';
import styles from './SearchPopup.module.css';
import { SearchRow } from './SearchRow.tsx';
import { useSearchGroups } from './useSearchGroups.ts';

interface SearchPopupProps {
  query: string;
  /** Index of the active option. */
  active: number;
  listId: string;
  /** Receives the options' addresses in order whenever they change. */
  onAddresses: (addresses: readonly string[]) => void;
  /** Receives the index of the hovered option. */
  onPoint: (index: number) => void;
  onFollow: () => void;
}

/** Grouped matches, or a message while loading, after an error, or without matches. */
export default function SearchPopup({
  query,
  active,
  listId,
  onAddresses,
  onPoint,
  onFollow,
}: SearchPopupProps) {
  const { t } = useTexts('search');
  const groups = useSearchGroups(query);
  const sections = sectionsOf(groups, query);
  const addresses = JSON.stringify(sections.flatMap(({ options }) => options.map(({ address }) => address)));

  // Compared as one string, so a keystroke with the same results doesn't update the field.
  useEffect(() => onAddresses(JSON.parse(addresses) as string[]), [addresses, onAddresses]);
  useEffect(() => () => onAddresses([]), [onAddresses]);

  useEffect(() => {
    if (active > 0) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, listId]);

  const total = groups.reduce((sum, { found }) => sum + found.total, 0);
  const isLoading = groups.some(({ status }) => status === 'loading');
  const isReady = groups.every(({ status }) => status === 'ready');
  const said = useMemo(() => {
    if (query.trim() === '') return t('hint');
    if (total > 0) return t('found', { count: total });
    if (isLoading) return t('loading');
    return isReady ? t('nothing', { query: query.trim() }) : '';
  }, [query, total, isLoading, isReady, t]);

  return (
    // Keeps focus in the field when clicking.
    <div
      role="presentation"
      className={styles.popup}
      data-empty={query.trim() === '' || undefined}
      onMouseDown={(event) => event.preventDefault()}
    >
      <p className={total > 0 ? 'vh-unseen' : styles.said} role="status" dir="auto">
        {said}
      </p>
      {total > 0 && (
        <div role="listbox" id={listId} aria-label={t('results')}>
          {sections.map(({ name, options, start }) => (
            <div key={name} role="group" aria-labelledby={`${listId}-${name}`} className={styles.group}>
              <p id={`${listId}-${name}`} className={styles.heading} role="presentation">
                {t(name)}
              </p>
              {options.map((option, index) => (
                <SearchRow
                  key={option.address}
                  id={`${listId}-${start + index}`}
                  option={option}
                  group={name}
                  query={query}
                  isActive={start + index === active}
                  index={start + index}
                  onPoint={onPoint}
                  onFollow={onFollow}
                />
              ))}
            </div>
          ))}
        </div>
      )}
      {groups.map(({ name, status, retry }) =>
        status === 'failed' ? (
          <div key={name} className={styles.failed} role="alert">
            {t(`failed.${name}`)}
            <Button size="compact-sm" variant="default" onClick={retry}>
              {t('retry')}
            </Button>
          </div>
        ) : (
          status === 'loading' &&
          total > 0 && (
            <p key={name} className={styles.said}>
              {t('loading')}
            </p>
          )
        ),
      )}
    </div>
  );
}
