import { Tabs } from '@mantine/core';
import { useRef, type ReactNode } from 'react';
import { useSearchParams } from '../../../router/useSearchParams.ts';
import { chosenTab } from '../chosenTab.ts';
import { useBeforePaint } from '../screen/useBeforePaint.ts';
import { useIsPhone } from '../screen/useIsPhone.ts';
import styles from './PageTabs.module.css';

export interface PageTab {
  /** Its name in the address. */
  id: string;
  label: string;
  /** What stands beside its name, such as how much waits there. */
  badge?: ReactNode;
  /** Its name for tours. */
  tour?: string;
  panel: () => ReactNode;
}

interface PageTabsProps {
  label: string;
  /** The first one is what an address without a tab, or with one that isn't there, shows. */
  tabs: readonly PageTab[];
  /** What of the address names the tab; for tabs within a tab, another than `tab`. */
  parameter?: string;
  /** Where the tabs stand on a desk: above their panel, or in a column beside it. On a phone they are a row. */
  layout?: 'row' | 'column';
  /** The address of a tab; without it, a tab keeps nothing of another's address and the first one needs no name. */
  addressOf?: (present: URLSearchParams, id: string) => URLSearchParams;
}

/** The parts of a page, of which the address names the one that is shown. */
export function PageTabs({ label, tabs, parameter = 'tab', layout = 'row', addressOf }: PageTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const isPhone = useIsPhone();
  const [parameters, setParameters] = useSearchParams();
  const chosen = chosenTab(tabs, parameters.get(parameter))?.id ?? null;

  // Where the tabs are wider than the window, the chosen one is in view.
  useBeforePaint((shown) => {
    if (shown === null) return;
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (tab) list.current?.scrollTo({ left: tab.offsetLeft - list.current.offsetLeft - 48 });
  }, chosen);

  const choose = (id: string | null) => {
    if (id === null || id === chosen) return;
    const own = new URLSearchParams(id === tabs[0]?.id ? {} : { [parameter]: id });
    setParameters((present) => addressOf?.(present, id) ?? own, { preventScrollReset: true });
  };
  return (
    <Tabs
      unstyled
      classNames={styles}
      data-layout={layout}
      orientation={layout === 'column' && !isPhone ? 'vertical' : 'horizontal'}
      keepMounted={false}
      value={chosen}
      onChange={choose}
    >
      <Tabs.List ref={list} aria-label={label}>
        {tabs.map(({ id, label: name, badge, tour }) => (
          <Tabs.Tab key={id} value={id} data-tour={tour}>
            {name}
            {badge}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ id, panel }) => (
        // A panel in a column is long: the Tab key leads to it, and arrows scroll it.
        <Tabs.Panel key={id} value={id} tabIndex={layout === 'column' ? 0 : undefined}>
          {id === chosen && panel()}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
