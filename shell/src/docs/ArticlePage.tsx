import { IconLink } from '@tabler/icons-react';
import { useTexts } from 'shared-lib/i18n';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Section } from './article.ts';
import { ArticleBlock } from './ArticleBlock.tsx';
import styles from './ArticlePage.module.css';
import { useHelp } from './HelpContext.tsx';
import { ArticleContents } from './navigation/ArticleContents.tsx';
import { ArticleNav } from './navigation/ArticleNav.tsx';
import { Neighbors } from './navigation/Neighbors.tsx';
import { topicOf, type ArticleId } from './topics.ts';

function SectionView({ section: { id, heading, blocks } }: { section: Section }) {
  const { t } = useTexts('docs');
  return (
    <section aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} className={styles.heading}>
        {heading}
        <Link to={`#${id}`} className={styles.anchor} aria-label={t('linkTo', { heading })}>
          <IconLink size={18} aria-hidden />
        </Link>
      </h2>
      {blocks.map((block, index) => (
        <ArticleBlock key={index} block={block} />
      ))}
    </section>
  );
}

/** One article with anchored headings; on wide screens, a table of contents appears next to it. */
export function ArticlePage({ id }: { id: ArticleId }) {
  const { t } = useTexts('docs');
  const { articles } = useHelp();
  const { hash } = useLocation();
  const { title, summary, sections } = articles[id];

  // Moves focus to the anchor too. The router scrolls only to elements that exist before the article loads.
  useEffect(() => {
    const heading = hash === '' ? null : document.getElementById(hash.slice(1));
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }, [hash]);

  return (
    <div className={styles.page}>
      <title>{`${title} · Valet Hub`}</title>
      <ArticleNav current={id} />
      <article className={styles.article}>
        <nav aria-label={t('path')} className={styles.path}>
          <Link to="/docs">{t('all')}</Link>
          <span aria-hidden>›</span>
          <span>{t(`topics.${topicOf(id)}`)}</span>
        </nav>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.summary}>{summary}</p>
        {sections.map((section) => (
          <SectionView key={section.id} section={section} />
        ))}
        <Neighbors id={id} />
      </article>
      <ArticleContents sections={sections} current={hash.slice(1)} />
    </div>
  );
}
