import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useTexts } from 'shared-lib/i18n';
import { Link } from 'react-router-dom';
import { useHelp } from '../HelpContext.tsx';
import { neighborsOf, type ArticleId } from '../topics.ts';
import styles from './navigation.module.css';

/** Links to the previous and next article. */
export function Neighbors({ id }: { id: ArticleId }) {
  const { t } = useTexts('docs');
  const { articles } = useHelp();
  const { previous, next } = neighborsOf(id);
  return (
    <nav aria-label={t('neighbours')} className={styles.neighbors}>
      {previous && (
        <Link to={`/docs/${previous}`} rel="prev" className={styles.neighborsLink}>
          <span className={styles.way}>
            <IconArrowLeft size={16} aria-hidden /> {t('previous')}
          </span>
          <span className={styles.title}>{articles[previous].title}</span>
        </Link>
      )}
      {next && (
        <Link to={`/docs/${next}`} rel="next" className={styles.neighborsLink} data-way="next">
          <span className={styles.way}>
            {t('next')} <IconArrowRight size={16} aria-hidden />
          </span>
          <span className={styles.title}>{articles[next].title}</span>
        </Link>
      )}
    </nav>
  );
}
