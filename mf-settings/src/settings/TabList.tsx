import { useEffect, useRef, type KeyboardEvent } from 'react';
import { inLanguage } from 'shared-lib/contract';
import { useTexts } from 'shared-lib/i18n';
import type { Fill } from 'shared-lib/slots';
import { tabAfterKey } from 'shared-lib/ui';
import { panelId, tabId } from './tabIds.ts';
import styles from './TabList.module.css';

interface TabListProps {
  tabs: readonly Fill[];
  chosen: Fill;
  onChoose: (tab: Fill) => void;
}

/** The sections of the settings: a column at the left on a desk, a row that scrolls on a phone. */
export function TabList({ tabs, chosen, onChoose }: TabListProps) {
  const { t, i18n } = useTexts('mf-settings');
  const list = useRef<HTMLDivElement>(null);

  // On a phone the row of tabs is wider than the window.
  useEffect(() => {
    const tab = list.current?.querySelector(`#${tabId(chosen)}`);
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosen]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = tabAfterKey(event.key, tabs.indexOf(chosen), tabs.length, 'rowOrColumn');
    const tab = next === null ? undefined : tabs[next];
    if (tab === undefined) return;
    event.preventDefault();
    onChoose(tab);
    list.current?.querySelector<HTMLElement>(`#${tabId(tab)}`)?.focus();
  };

  return (
    <div ref={list} role="tablist" aria-label={t('sections')} className={styles.list}>
      {tabs.map((tab) => {
        const selected = tab === chosen;
        return (
          <button
            key={tab.id}
            id={tabId(tab)}
            type="button"
            role="tab"
            aria-selected={selected}
            aria-controls={selected ? panelId(tab) : undefined}
            tabIndex={selected ? 0 : -1}
            data-tour={`settings-tab-${tab.id}`}
            className={styles.tab}
            onClick={() => onChoose(tab)}
            onKeyDown={onKeyDown}
          >
            {inLanguage(tab.label, i18n.language)}
          </button>
        );
      })}
    </div>
  );
}
