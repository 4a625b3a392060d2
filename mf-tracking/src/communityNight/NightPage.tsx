import { PageHeader } from 'shared-lib/ui';
import { PageTabs, type PageTab } from 'shared-lib/ui/tabs';
import { AreaLinks } from '../lists/AreaLinks.tsx';

/**
 * The address of a tab on a page whose first tab is one night. The community is kept; the night only on that tab.
 * @param present the page's query
 * @param id of the tab
 */
function tabAddress(present: URLSearchParams, id: string): URLSearchParams {
  const next = new URLSearchParams(id === 'night' ? {} : { tab: id });
  const community = present.get('community');
  if (community !== null) next.set('community', community);
  const night = present.get('night');
  if (night !== null && id === 'night') next.set('night', night);
  return next;
}

interface NightPageProps {
  title: string;
  summary: string;
  /** Names the tabs to a screen reader. */
  tabsLabel: string;
  /** The first is the single night's, with the id `night`; the others are lists. */
  tabs: readonly PageTab[];
}

/** A page of the area that starts with one night of one community, with its lists in other tabs. */
export function NightPage({ title, summary, tabsLabel, tabs }: NightPageProps) {
  return (
    <>
      <PageHeader title={title} summary={summary} />
      <AreaLinks />
      <PageTabs label={tabsLabel} addressOf={tabAddress} tabs={tabs} />
    </>
  );
}
