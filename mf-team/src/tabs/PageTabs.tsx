import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useSearchParams } from 'shared-lib/router';
import { chosenTab, tabAfterKey } from 'shared-lib/ui';
import styles from './PageTabs.module.css';

export interface PageTab {
  /** Its name in the address, `?tab=`. */
  id: string;
  label: string;
  /** What stands beside its name, such as how much waits there. */
  badge?: ReactNode;
  panel: () => ReactNode;
}

interface PageTabsProps {
  label: string;
  /** The first one is what an address without a tab, or with one that isn't there, shows. */
  tabs: readonly PageTab[];
}

/** The parts of a page, of which the address names the one that is shown; a tab keeps nothing of another's address. */
export function PageTabs({ label, tabs }: PageTabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [parameters, setParameters] = useSearchParams();
  const chosen = chosenTab(tabs, parameters.get('tab'));
  const chosenId = chosen?.id;

  // Where the tabs are wider than the window, the chosen one is in view.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`[data-tab="${chosenId}"]`);
    if (tab) list.current?.scrollTo({ left: tab.offsetLeft - list.current.offsetLeft - 48 });
  }, [chosenId]);
  if (!chosen) return null;

  const choose = (index: number) => {
    const tab = tabs[index];
    if (!tab || tab === chosen) return;
    setParameters(index === 0 ? {} : { tab: tab.id }, { preventScrollReset: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = tabAfterKey(event.key, tabs.indexOf(chosen), tabs.length, 'row');
    if (next === null) return;
    event.preventDefault();
    choose(next);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };

  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={styles.list}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            id={`${id}-${tab.id}`}
            type="button"
            role="tab"
            data-tab={tab.id}
            aria-selected={tab === chosen}
            aria-controls={tab === chosen ? `${id}-panel` : undefined}
            tabIndex={tab === chosen ? 0 : -1}
            className={styles.tab}
            onClick={() => choose(index)}
            onKeyDown={onKeyDown}
          >
            {tab.label}
            {tab.badge}
          </button>
        ))}
      </div>
      <div key={chosen.id} id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${chosen.id}`}>
        {chosen.panel()}
      </div>
    </>
  );
}
