import { useTexts } from 'shared-lib/i18n';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useHelp } from './HelpContext.tsx';
import styles from './TopicList.module.css';
import { topics } from './topics.ts';

type Topic = (typeof topics)[number];

function TopicCard({ id, articles: ids, compact }: Topic & { compact: boolean }) {
  const { t } = useTexts('docs');
  const { articles } = useHelp();
  const headingId = useId();
  // The compact list is under a heading of its page.
  const Heading = compact ? 'h3' : 'h2';
  return (
    <section className={styles.topic} aria-labelledby={headingId}>
      <Heading id={headingId} className={styles.heading}>
        {t(`topics.${id}`)}
      </Heading>
      <ul className="vh-list">
        {ids.map((article) => (
          <li key={article}>
            <Link className={styles.article} to={`/docs/${article}`}>
              <span className={styles.title}>{articles[article].title}</span>
              {!compact && <span className="vh-hint">{articles[article].summary}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * All articles by topic.
 * @param compact omits the summaries.
 */
export function TopicList({ compact = false }: { compact?: boolean }) {
  return (
    <div className={compact ? styles.compact : styles.topics}>
      {topics.map((topic) => (
        <TopicCard key={topic.id} {...topic} compact={compact} />
      ))}
    </div>
  );
}
