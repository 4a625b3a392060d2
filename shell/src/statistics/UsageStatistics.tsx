import { addCatalogues } from 'shared-lib/i18n';
import { useUsageChoice } from 'shared-lib/data';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { countedPage } from './countedPage.ts';
import { createCounting } from './createCounting.ts';
import { statisticsTexts } from './texts/index.ts';
import { UsageQuestion } from './UsageQuestion.tsx';

const counting = createCounting(
  () => import(/* webpackChunkName: "analytics" */ 'shared-lib/session/analytics'),
);

/** Whether the browser signals an opt-out. Then nobody is asked, but Settings still has the choice. */
const isDeclinedByBrowser = () =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** Counts the pages of users who consented, and asks those who haven't answered. */
export default function UsageStatistics({ pages }: { pages: readonly string[] }) {
  const { pathname } = useLocation();
  const [choice, choose] = useUsageChoice();
  const [hasTexts, setHasTexts] = useState(false);
  // A new object per address: two communities are one pattern but two page views.
  const shown = useMemo(() => ({ page: countedPage(pages, pathname) }), [pages, pathname]);
  const isAsked = choice === null && !isDeclinedByBrowser();

  useEffect(() => {
    if (choice !== 'allowed') return void counting.withdraw();
    if (shown.page === null) counting.pause();
    else void counting.show(shown.page);
  }, [choice, shown]);

  // Public pages use another frame; nothing is counted there.
  useEffect(() => () => counting.pause(), []);

  useEffect(() => {
    let isCurrent = true;
    if (isAsked) void addCatalogues('statistics', statisticsTexts).then(() => isCurrent && setHasTexts(true));
    return () => {
      isCurrent = false;
    };
  }, [isAsked]);

  return isAsked && hasTexts && shown.page !== null ? <UsageQuestion onChoose={choose} /> : null;
}
