import { useMemo } from 'react';
import { AsOfNote } from '../connection/AsOfNote.tsx';
import { useTexts } from 'shared-lib/i18n';
import { LazyContent, lazyPart, useIsPhone } from 'shared-lib/ui';
import { ConnectionBanner } from '../connection/ConnectionBanner.tsx';
import styles from './AppLayout.module.css';
import { Content, SkipLink } from './Content.tsx';
import { Header } from './Header.tsx';
import { navItemsOf } from './navItems.ts';
import { useMenu } from './phone/useMenu.ts';
import { ScrollRestoration } from './scrolling/ScrollRestoration.tsx';
import { Shortcuts } from './shortcuts/Shortcuts.tsx';
import { SideNav } from './SideNav.tsx';
import { StatisticsHost } from '../statistics/StatisticsHost.tsx';
import { LazyTeamMigration } from '../migration/LazyTeamMigration.tsx';
import { PlanBanner } from '../billing/PlanBanner.tsx';
import { DeletionBanner } from '../deletion/DeletionBanner.tsx';
import { useReleases } from '../modules/useModules.ts';
import { useIdlePrefetch } from '../modules/usePrefetch.ts';

const phoneBar = lazyPart(
  'The bottom bar',
  async () => (await import(/* webpackChunkName: "phone-bar" */ './phone/PhoneBar.tsx')).PhoneBar,
);

/**
 * The app's frame: side navigation, header and content. It needs no module code.
 * @param props.pages route patterns of its pages, such as `/team/:id`.
 */
export function AppLayout({ pages }: { pages: readonly string[] }) {
  const { t } = useTexts('shell');
  const releases = useReleases();
  const items = useMemo(() => navItemsOf(releases), [releases]);
  useIdlePrefetch(useMemo(() => items.map(({ to }) => to), [items]));
  const menu = useMenu();
  const isPhone = useIsPhone();
  return (
    <Shortcuts>
      <div className={styles.frame}>
        <SkipLink words={t('layout.skip')} />
        <div className={styles.side}>
          <SideNav items={items} condensable />
        </div>
        <Header items={items} menu={menu} />
        <div className={styles.column}>
          <ConnectionBanner />
          <DeletionBanner />
          <PlanBanner />
          <LazyTeamMigration />
          <div className={styles.page}>
            <AsOfNote />
            <Content className={styles.content} />
          </div>
          <StatisticsHost pages={pages} />
        </div>
        <LazyContent part={phoneBar} isWanted={isPhone} onFailed={() => {}}>
          {(PhoneBar) => isPhone && <PhoneBar items={items} menu={menu} />}
        </LazyContent>
        <ScrollRestoration />
      </div>
    </Shortcuts>
  );
}
