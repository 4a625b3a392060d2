import { useEffect, useId, useMemo, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { addCatalogs, useTexts } from 'shared-lib/i18n';
import { useUsageChoice, type UsageChoice } from 'shared-lib/data';
import { Button } from 'shared-lib/ui';
import { countedPage, createCounting } from './createCounting.ts';
import { statisticsTexts } from './texts/index.ts';
import styles from './UsageStatistics.module.css';

/**
 * Asks for consent once, at the bottom of the page without blocking it. Both answers are one click and look
 * alike.
 */
function UsageQuestion({ onChoose }: { onChoose: (choice: UsageChoice) => void }) {
  const { t } = useTexts('statistics');
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.question}>
      <p id={id} className={styles.text}>
        {t('question')}{' '}
        <Link to="/docs/statistics" className="vh-link">
          {t('more')}
        </Link>
      </p>
      <div className="vh-actions">
        <Button variant="default" onClick={() => onChoose('refused')}>
          {t('refuse')}
        </Button>
        <Button variant="default" onClick={() => onChoose('allowed')}>
          {t('allow')}
        </Button>
      </div>
    </section>
  );
}

const counting = createCounting(
  () => import(/* webpackChunkName: "analytics" */ 'shared-lib/session/analytics'),
);

/** Whether the browser signals an opt-out. Then the page doesn't ask, but Settings still has the choice. */
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
    if (isAsked) void addCatalogs('statistics', statisticsTexts).then(() => isCurrent && setHasTexts(true));
    return () => {
      isCurrent = false;
    };
  }, [isAsked]);

  return isAsked && hasTexts && shown.page !== null ? <UsageQuestion onChoose={choose} /> : null;
}
