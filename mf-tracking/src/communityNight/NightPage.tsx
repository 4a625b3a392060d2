import { PageHeader } from 'shared-lib/ui';
import { PageTabs, type PageTab } from 'shared-lib/ui/tabs';
import { AreaLinks } from '../lists/AreaLinks.tsx';
import { tabAddress } from './tabAddress.ts';

interface NightPageProps {
  title: string;
  summary: string;
  /** Names the tabs to a screen reader. */
  tabsLabel: string;
  /** The first is that of one night, with the id `night`; the others are lists. */
  tabs: readonly PageTab[];
}

/** A page of the area that begins with one night of one community, and has its lists beside it. */
export function NightPage({ title, summary, tabsLabel, tabs }: NightPageProps) {
  return (
    <>
      <PageHeader title={title} summary={summary} />
      <AreaLinks />
      <PageTabs label={tabsLabel} addressOf={tabAddress} tabs={tabs} />
    </>
  );
}
