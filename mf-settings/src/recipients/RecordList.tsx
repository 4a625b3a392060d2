import type { ReactNode } from 'react';
import { clockTime, formatDate, useTexts, viewerTimeZone } from 'shared-lib/i18n';
import type { LiveResult } from 'shared-lib/data';
import { Button, Card, LiveContent } from 'shared-lib/ui';
import styles from './RecordList.module.css';

interface Page {
  readonly source: unknown;
  readonly onMore: () => void;
}

interface ListedProps<T extends Page> {
  /** Its name in the settings search. */
  setting: string;
  title: string;
  text: string;
  /** Actions, next to the title. */
  actions?: ReactNode;
  /** Filters, above the list. */
  above?: ReactNode;
  live: LiveResult<T>;
  children: (page: T) => ReactNode;
}

/** A list of this area: header, filters, and records, with more to load if there are any. */
export function RecordList<T extends Page>({
  setting,
  title,
  text,
  actions,
  above,
  live,
  children,
}: ListedProps<T>) {
  const { t } = useTexts('mf-settings');
  return (
    <section className="vh-grid" aria-label={title}>
      <div className={styles.head}>
        <div data-setting={setting}>
          <h3 className="vh-title">{title}</h3>
          <p className={styles.text}>{text}</p>
        </div>
        <div className={styles.actions}>{actions}</div>
      </div>
      {above}
      <Card flush>
        <LiveContent live={live}>
          {(page) => (
            <>
              {children(page)}
              {page.source !== undefined && (
                <div className="vh-more">
                  <Button variant="default" onClick={page.onMore}>
                    {t('recipients.more')}
                  </Button>
                </div>
              )}
            </>
          )}
        </LiveContent>
      </Card>
    </section>
  );
}

/** The time of an entry: the day, and below it the time in the viewer's zone. Lists go back for years. */
export function Moment({ instant }: { instant: number | null }) {
  const { i18n } = useTexts('mf-settings');
  const zone = viewerTimeZone();
  if (instant === null) return '–';
  return (
    <>
      {formatDate(instant, i18n.language)}
      <span className={styles.detail}>{clockTime(instant, zone, zone, i18n.language)}</span>
    </>
  );
}
