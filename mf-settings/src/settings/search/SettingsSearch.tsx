import { IconSearch } from '@tabler/icons-react';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { useTexts } from 'shared-lib/i18n';
import type { Fill } from 'shared-lib/slots';
import { TextInput } from 'shared-lib/ui/inputs';
import styles from './SettingsSearch.module.css';
import { pushKey } from '../../push/pushKey.ts';
import { findSettings, searchableSettings, type SearchableSetting } from './searchableSettings.ts';

interface SettingsSearchProps {
  fills: readonly Fill[];
  /** @param address the query of the setting's address */
  onChosen: (address: string) => void;
}

/**
 * The search over every setting of every tab, a combobox (WAI-ARIA Authoring Practices); it lists all of them while
 * nothing is typed.
 */
export default function SettingsSearch({ fills, onChosen }: SettingsSearchProps) {
  const { t, i18n } = useTexts('mf-settings');
  const listId = useId();
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const found = findSettings(searchableSettings(fills, i18n.language, pushKey() !== null), query);
  const hasOptions = isOpen && found.length > 0;
  const optionId = (index: number) => `${listId}-${index}`;

  useEffect(() => {
    if (hasOptions) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [hasOptions, active, listId]);

  const show = (text: string) => {
    setQuery(text);
    setActive(0);
    setOpen(true);
  };
  const choose = ({ address }: SearchableSetting) => {
    setQuery('');
    setOpen(false);
    onChosen(address);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = found[active];
    if (step !== undefined) {
      event.preventDefault();
      if (hasOptions) setActive((active + step + found.length) % found.length);
      else show(query);
    } else if (event.key === 'Enter' && hasOptions && chosen) {
      event.preventDefault();
      choose(chosen);
    } else if (event.key === 'Escape' && (isOpen || query !== '')) {
      event.preventDefault();
      setQuery('');
      setOpen(false);
    }
  };

  return (
    <search className={styles.search} onBlur={() => setOpen(false)}>
      <TextInput
        type="text"
        inputMode="search"
        role="combobox"
        aria-label={t('search.label')}
        aria-autocomplete="list"
        aria-expanded={hasOptions}
        aria-controls={hasOptions ? listId : undefined}
        aria-activedescendant={hasOptions ? optionId(active) : undefined}
        placeholder={t('search.label')}
        leftSection={<IconSearch size={18} aria-hidden />}
        autoComplete="off"
        maxLength={100}
        value={query}
        onChange={({ currentTarget }) => show(currentTarget.value)}
        onClick={() => setOpen(true)}
        onKeyDown={onKeyDown}
      />
      {hasOptions && (
        <div id={listId} role="listbox" aria-label={t('search.label')} className={styles.list}>
          {found.map((setting, index) => (
            <button
              type="button"
              key={setting.address}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              data-address={setting.address}
              className={styles.option}
              // Focus stays in the field.
              onMouseDown={(event) => event.preventDefault()}
              onPointerMove={() => setActive(index)}
              onClick={() => choose(setting)}
            >
              <span className={styles.label}>{setting.label}</span>
              {setting.label !== setting.tab && <span className="vh-muted">{setting.tab}</span>}
            </button>
          ))}
        </div>
      )}
      <p role="status" className={styles.list} hidden={!isOpen || found.length > 0}>
        {isOpen && found.length === 0 && t('search.nothing')}
      </p>
    </search>
  );
}
