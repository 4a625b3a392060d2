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

/** Whether the browser says for its user that they want no such thing; then nobody asks, and the settings have the choice all the same. */
const isDeclinedByBrowser = () =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** Counts the pages of who has allowed it, and asks who has not said anything. */
export default function UsageStatistics({ pages }: { pages: readonly string[] }) {
  const { pathname } = useLocation();
  const [choice, choose] = useUsageChoice();
  const [hasTexts, setHasTexts] = useState(false);
  // Another object for each address: two communities are one pattern, and two page views.
  const shown = useMemo(() => ({ page: countedPage(pages, pathname) }), [pages, pathname]);
  const isAsked = choice === null && !isDeclinedByBrowser();

  useEffect(() => {
    if (choice !== 'allowed') return void counting.withdraw();
    if (shown.page === null) counting.pause();
    else void counting.show(shown.page);
  }, [choice, shown]);

  // Public pages stand in another frame: nothing is counted there.
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
