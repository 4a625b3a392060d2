import { IconArrowLeft, IconSearch, IconX } from '@tabler/icons-react';
import {
  memo,
  useCallback,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { useAccount } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { ActionIcon, LazyContent, lazyPart } from 'shared-lib/ui';
import { searchKeys } from '../layout/shortcuts/keyNames.ts';
import { activeIndex, moveActive } from './moveActive.ts';
import type { RecentItem, RecentOwner } from './recentItems.ts';
import type { SearchResults } from './searchOptions.ts';
import styles from './SearchField.module.css';

/** Shown when the list's code couldn't be loaded. */
function SearchUnavailable() {
  const { t } = useTexts('search');
  return (
    <p className={styles.unavailable} role="alert">
      {t('failed.code')}
    </p>
  );
}

const popup = lazyPart('The search', async () => {
  const { default: SearchPopup } = await import(/* webpackChunkName: "search" */ './SearchPopup.tsx');
  // Memoized: state the list reports to the field doesn't affect the list.
  return memo(SearchPopup);
});

const saveRecent = async (owner: RecentOwner, item: RecentItem): Promise<void> => {
  const { saveRecentItem } = await import(/* webpackChunkName: "search" */ './recentItems.ts');
  saveRecentItem(owner, item);
};

/** Longer than anyone types; pasted text is truncated. */
const maxQueryLength = 100;

interface SearchFieldProps {
  input: RefObject<HTMLInputElement | null>;
  /** Whether only what can be created is listed. */
  isCreating: boolean;
  /** Called when the search is done, or left. */
  onFinish: () => void;
  /** Leaves the full-screen search, if the field is in one. */
  onLeave?: () => void;
}

/**
 * The search field: a combobox with a list of matches (WAI-ARIA Authoring Practices). The list's code and its
 * listeners are loaded on focus and released on blur.
 */
export function SearchField({ input, isCreating, onFinish, onLeave }: SearchFieldProps) {
  const { t } = useTexts('search');
  const navigate = useNavigate();
  const { uid, customerId } = useAccount();
  const listId = useId();
  const [query, setQuery] = useState('');
  const [isInUse, setInUse] = useState(false);
  // An address rather than an index, so groups that load late don't move it; none means the first.
  const [chosen, setChosen] = useState<string>();
  // Null until the list shows.
  const [results, setResults] = useState<SearchResults | null>(null);
  // Enter was pressed before the first option was known.
  const [isOpening, setOpening] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const cameFrom = useRef<HTMLElement | null>(null);

  const addresses = results?.options.map(({ address }) => address) ?? [];
  const hasOptions = isInUse && addresses.length > 0;
  const isFirstActive = query.trim() !== '' || isCreating;
  const active = activeIndex(addresses, chosen, isFirstActive);

  const type = (text: string) => {
    setQuery(text.slice(0, maxQueryLength));
    setChosen(undefined);
    setOpening(false);
    setInUse(true);
  };
  const finish = useCallback(() => {
    setQuery('');
    setOpening(false);
    setInUse(false);
    onFinish();
    onLeave?.();
  }, [onFinish, onLeave]);
  const giveFocusBack = () => {
    finish();
    if (onLeave) return;
    input.current?.blur();
    if (cameFrom.current?.isConnected) cameFrom.current.focus();
  };

  const follow = useCallback(
    (option: RecentItem | undefined) => {
      // The link to all matches has no name.
      if (option && option.name !== '') void saveRecent({ uid, customerId }, option);
      finish();
    },
    [uid, customerId, finish],
  );
  const open = useCallback(
    (option: RecentItem) => {
      follow(option);
      void navigate(option.address);
    },
    [follow, navigate],
  );
  // The list passes its results again once Enter was pressed.
  const receive = useCallback(
    (found: SearchResults | null) => {
      setResults(found);
      if (!isOpening || !found?.isFirstSettled) return;
      const [first] = found.options;
      if (first === undefined) setOpening(false);
      else open(first);
    },
    [isOpening, open],
  );

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      return giveFocusBack();
    }
    if (!isInUse || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      const option = results?.options[active];
      if (chosen !== undefined && option) open(option);
      else if (isFirstActive) setOpening(true);
      return;
    }
    const next = moveActive(event.key, active, addresses.length);
    if (next === null) return;
    event.preventDefault();
    setOpening(false);
    setChosen(addresses[next]);
  };

  const onFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    setInUse(true);
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      cameFrom.current = relatedTarget;
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return;
    setInUse(false);
    setOpening(false);
    onFinish();
  };

  return (
    <search
      className={styles.search}
      data-layer={onLeave && true}
      onPointerEnter={popup.prefetch}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      <div className={styles.field}>
        {onLeave ? (
          <ActionIcon variant="subtle" color="gray" size={44} aria-label={t('close')} onClick={onLeave}>
            <IconArrowLeft size={22} aria-hidden />
          </ActionIcon>
        ) : (
          <IconSearch size={18} className={styles.icon} aria-hidden />
        )}
        <input
          ref={input}
          className={styles.input}
          role="combobox"
          type="text"
          inputMode="search"
          enterKeyHint="go"
          dir="auto"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={maxQueryLength}
          placeholder={t('placeholder')}
          aria-label={t('label')}
          aria-keyshortcuts="Control+K Meta+K"
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={hasOptions}
          aria-controls={hasOptions ? listId : undefined}
          aria-activedescendant={hasOptions && active >= 0 ? `${listId}-${active}` : undefined}
          value={query}
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKeyDown}
        />
        {query === '' ? (
          !onLeave && (
            <kbd className={styles.keys} aria-hidden>
              {searchKeys()}
            </kbd>
          )
        ) : (
          // A plain button, because it renders on every keystroke.
          <button
            type="button"
            className={styles.clear}
            aria-label={t('clear')}
            onClick={() => {
              type('');
              input.current?.focus();
            }}
          >
            <IconX size={18} aria-hidden />
          </button>
        )}
      </div>
      {isInUse && (
        <LazyContent
          part={popup}
          isWanted
          onFailed={() => setMissing(true)}
          placeholder={isMissing && <SearchUnavailable />}
        >
          {(SearchPopup) => (
            <SearchPopup
              query={query}
              chosen={chosen}
              listId={listId}
              isCreating={isCreating}
              isOpening={isOpening}
              onResults={receive}
              onPoint={setChosen}
              onFollow={(address) => follow(results?.options.find((option) => option.address === address))}
            />
          )}
        </LazyContent>
      )}
    </search>
  );
}
