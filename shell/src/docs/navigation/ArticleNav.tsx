import { useTexts } from 'shared-lib/i18n';
import { Link } from 'react-router-dom';
import { useHelp } from '../HelpContext.tsx';
import { topics, type ArticleId } from '../topics.ts';
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
