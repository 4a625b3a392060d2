import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useTexts } from 'shared-lib/i18n';
import { Link } from 'react-router-dom';
import { useHelp } from '../HelpContext.tsx';
import type { Section } from '../article.ts';
import { neighborsOf, topics, type ArticleId } from '../topics.ts';
import styles from './navigation.module.css';

/** The list of all articles, shown only when the window is wide enough for both. */
export function ArticleNav({ current }: { current: ArticleId }) {
  const { t } = useTexts('docs');
  const { articles } = useHelp();
  return (
    <nav aria-label={t('nav')} className={styles.nav}>
      {topics.map(({ id, articles: ids }) => (
        <div key={id} className={styles.topic}>
          <p className={styles.heading}>{t(`topics.${id}`)}</p>
          <ul className="vh-list">
            {ids.map((article) => (
              <li key={article}>
                <Link
                  className={styles.link}
                  to={`/docs/${article}`}
                  aria-current={article === current ? 'page' : undefined}
                >
                  {articles[article].title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

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
      <ul className={`vh-list ${styles.list}`}>
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

/** Links to the previous and next article. */
export function Neighbors({ id }: { id: ArticleId }) {
  const { t } = useTexts('docs');
  const { articles } = useHelp();
  const { previous, next } = neighborsOf(id);
  return (
    <nav aria-label={t('neighbours')} className={styles.neighbors}>
      {previous && (
        <Link to={`/docs/${previous}`} rel="prev" className={styles.neighborsLink}>
          <span className={`vh-soft ${styles.way}`}>
            <IconArrowLeft size={16} aria-hidden /> {t('previous')}
          </span>
          <span className={styles.title}>{articles[previous].title}</span>
        </Link>
      )}
      {next && (
        <Link to={`/docs/${next}`} rel="next" className={styles.neighborsLink} data-way="next">
          <span className={`vh-soft ${styles.way}`}>
            {t('next')} <IconArrowRight size={16} aria-hidden />
          </span>
          <span className={styles.title}>{articles[next].title}</span>
        </Link>
      )}
    </nav>
  );
}
