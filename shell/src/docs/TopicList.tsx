import { useTexts } from 'shared-lib/i18n';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useHelp } from './HelpContext.tsx';
import styles from './TopicList.module.css';
import { topics } from './topics.ts';

type Topic = (typeof topics)[number];

function TopicCard({ id, articles: ids }: Topic) {
  const { t } = useTexts('docs');
  const { articles } = useHelp();
  const headingId = useId();
  return (
    <section className={styles.topic} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {t(`topics.${id}`)}
      </h2>
      <ul className={styles.list}>
        {ids.map((article) => (
          <li key={article}>
            <Link className={styles.article} to={`/docs/${article}`}>
              <span className={styles.title}>{articles[article].title}</span>
              <span className={styles.summary}>{articles[article].summary}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Every article under its topic. */
export function TopicList() {
  return (
    <div className={styles.topics}>
      {topics.map((topic) => (
        <TopicCard key={topic.id} {...topic} />
      ))}
    </div>
  );
}
