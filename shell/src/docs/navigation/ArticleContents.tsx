import { useTexts } from 'shared-lib/i18n';
import { Link } from 'react-router-dom';
import type { Section } from '../article.ts';
import styles from './navigation.module.css';

interface ArticleContentsProps {
  sections: readonly Section[];
  /** The current URL anchor. */
  current: string;
}

/** The current article's table of contents, shown only in wide windows. */
export function ArticleContents({ sections, current }: ArticleContentsProps) {
  const { t } = useTexts('docs');
  return (
    <nav aria-label={t('contents')} className={styles.contents}>
      <p className={styles.contentsHeading}>{t('contents')}</p>
      <ul className={styles.list}>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <Link
              className={styles.contentsLink}
              to={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
            >
              {heading}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
