import type { BinTag } from 'mf-communities/domain';
import { formatDateTime, useTexts } from 'shared-lib/i18n';
import styles from './BinTagHistory.module.css';

/** What has happened to a tag, newest first. */
export function BinTagHistory({ tag }: { tag: Pick<BinTag, 'history' | 'createdAt'> }) {
  const { t, i18n } = useTexts('mf-communities');
  const when = (at: number) => (
    <time dateTime={new Date(at).toISOString()} className={styles.when}>
      {formatDateTime(at, i18n.language)}
    </time>
  );
  return (
    <section aria-label={t('binTags.history.title')}>
      <h4 className={styles.title}>{t('binTags.history.title')}</h4>
      <ol className={styles.events}>
        {[...tag.history].reverse().map(({ act, at }, index) => (
          <li key={index}>
            <span>{t(`binTags.history.acts.${act}`)}</span>
            {when(at)}
          </li>
        ))}
        {tag.createdAt !== null && (
          <li>
            <span>{t('binTags.history.made')}</span>
            {when(tag.createdAt)}
          </li>
        )}
      </ol>
    </section>
  );
}
