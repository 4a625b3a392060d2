import { IconArrowRight } from '@tabler/icons-react';
import { useTexts } from 'shared-lib/i18n';
import { Avatar, Button } from 'shared-lib/ui';
import { useEffect, type MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { SearchParts } from './groups/SearchParts.tsx';
import { useSearchGroups } from './groups/useSearchGroups.ts';
import { activeIndex } from './moveActive.ts';
import {
  isFirstSettled,
  sectionsOf,
  type SearchGroup,
  type SearchLook,
  type SearchOption,
  type SearchResults,
} from './searchOptions.ts';
import styles from './SearchPopup.module.css';
import { markMatches } from './markMatches.ts';

interface SearchPopupProps {
  query: string;
  /** Address of the option that the user moved to; undefined for the first. */
  chosen: string | undefined;
  listId: string;
  /** Whether only what can be created is listed. */
  isCreating: boolean;
  /** Whether the first option opens once it is known. */
  isOpening: boolean;
  /** Receives the results whenever they change, and null when the list is gone. */
  onResults: (results: SearchResults | null) => void;
  /** Receives the address of the hovered option. */
  onPoint: (address: string) => void;
  /** Receives the address of the option that was clicked. */
  onFollow: (address: string) => void;
}

interface SearchRowProps {
  id: string;
  option: SearchOption;
  look: SearchLook;
  query: string;
  isActive: boolean;
  onPoint: (address: string) => void;
  onFollow: (address: string) => void;
}

/** An option that is also a link, so it can be opened in a new tab. */
function SearchRow({ id, option, look: Look, query, isActive, onPoint, onFollow }: SearchRowProps) {
  const { t } = useTexts('search');
  const { address, name, detail, isInactive, hidden } = option;

  const follow = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    if (!ctrlKey && !metaKey && !shiftKey) onFollow(address);
  };

  return (
    <Link
      id={id}
      to={address}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={styles.row}
      onMouseMove={() => onPoint(address)}
      onClick={follow}
    >
      {hidden === undefined ? (
        <>
          {typeof Look === 'string' ? (
            <Avatar name={name} shape={Look} tone="muted" />
          ) : (
            <Avatar name={name} shape="place" tone="muted">
              <Look size={18} />
            </Avatar>
          )}
          <span className={styles.words}>
            <span className={`vh-cut ${styles.name}`} dir="auto" title={name}>
              {markMatches(name, query).map(({ text, isMatch }, at) =>
                isMatch ? <mark key={at}>{text}</mark> : text,
              )}
            </span>
            {detail && (
              <span className={`vh-cut ${styles.detail}`} dir="auto">
                {detail}
              </span>
            )}
          </span>
          {isInactive && <span className={styles.inactive}>{t('inactive')}</span>}
        </>
      ) : (
        <>
          <span className={styles.more}>{t('more', { count: hidden })}</span>
          <IconArrowRight size={16} aria-hidden />
        </>
      )}
    </Link>
  );
}

/** Grouped matches, or a message while loading, after an error, or without matches. */
export default function SearchPopup({
  query,
  chosen,
  listId,
  isCreating,
  isOpening,
  onResults,
  onPoint,
  onFollow,
}: SearchPopupProps) {
  const { t } = useTexts('search');
  const { t: tGroups } = useTexts('searchGroups');
  const { groups, show, corrected } = useSearchGroups(query, isCreating);
  const sections = sectionsOf(groups);
  const isEmpty = query.trim() === '';
  const inOrder = sections.flatMap(({ options }) =>
    options.map(({ address, name, detail }) => ({ address, name, detail })),
  );
  const active = activeIndex(
    inOrder.map(({ address }) => address),
    chosen,
    !isEmpty || isCreating,
  );
  const results = JSON.stringify({
    options: inOrder,
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
  const announcement = () => {
    if (isCreating && isEmpty) return tGroups('create.hint');
    if (isEmpty) return t('hint');
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
      data-empty={total === 0 && isEmpty ? true : undefined}
      onMouseDown={(event) => event.preventDefault()}
    >
      <p className={total > 0 && !isOpening ? 'vh-unseen' : styles.said} role="status" dir="auto">
        {announcement()}
      </p>
      {corrected !== null && sections.some(({ marked }) => marked) && (
        <p className={styles.said} dir="auto">
          {t('corrected', { query: corrected })}
        </p>
      )}
      {total > 0 && (
        <div role="listbox" id={listId} aria-label={t('results')}>
          {sections.map(({ key, heading, look, options, start, marked }) => (
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
                  query={marked ?? query}
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
      {!isEmpty && !isCreating && <SearchParts query={query.trim()} show={show} />}
    </div>
  );
}
