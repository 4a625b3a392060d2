import { Tabs } from '@mantine/core';
import { useRef, type ReactNode } from 'react';
import { useSearchParams } from '../../../router/useSearchParams.ts';
import { selectedTab } from './selectedTab.ts';
import { useMeasureBeforePaint } from '../screen/useMeasureBeforePaint.ts';
import { useIsPhone } from '../screen/useIsPhone.ts';
import styles from './PageTabs.module.css';

export interface PageTab {
  /** The tab's name in the address. */
  id: string;
  label: string;
  /** Shown next to the label, such as a count of open items. */
  badge?: ReactNode;
  /** The tab's name in tours. */
  tour?: string;
  panel: () => ReactNode;
}

interface PageTabsProps {
  label: string;
  /** The first is the default. */
  tabs: readonly PageTab[];
  /** The query parameter; nested tabs need one other than `tab`. */
  parameter?: string;
  /** Tabs above their panel, or in a column next to it. Always a row on a phone. */
  layout?: 'row' | 'column';
  /** The query for a tab; by default it drops everything else, and the first tab has no parameter. */
  addressOf?: (present: URLSearchParams, id: string) => URLSearchParams;
}

/** A page's tabs, selected by the address. */
export function PageTabs({ label, tabs, parameter = 'tab', layout = 'row', addressOf }: PageTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const isPhone = useIsPhone();
  const [parameters, setParameters] = useSearchParams();
  const chosen = selectedTab(tabs, parameters.get(parameter))?.id ?? null;

  // Scrolls the selected tab into view if the tabs overflow.
  useMeasureBeforePaint((shown) => {
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
        // A column layout has long panels, which are focusable so arrow keys scroll them.
        <Tabs.Panel key={id} value={id} tabIndex={layout === 'column' ? 0 : undefined}>
          {id === chosen && panel()}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
