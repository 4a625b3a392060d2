import { IconBulb } from '@tabler/icons-react';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from 'shared-lib/i18n';
import type { Block, Inline, Words as WordsData } from './article.ts';
import styles from './ArticleBlock.module.css';
import { useHelp } from './HelpContext.tsx';

export function ArticleBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p className={styles.paragraph}>
          <Words words={block.words} />
        </p>
      );
    case 'note':
      return <Note block={block} />;
    case 'list':
    case 'steps': {
      const List = block.kind === 'steps' ? 'ol' : 'ul';
      return (
        <List className={block.kind === 'steps' ? styles.steps : styles.list}>
          {block.items.map((words, index) => (
            <li key={index}>
              {/* A single child keeps the step number aligned with the whole text. */}
              <span>
                <Words words={words} />
              </span>
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return <Facts block={block} />;
  }
}

function Note({ block }: { block: Extract<Block, { kind: 'paragraph' | 'note' }> }) {
  const { t } = useTexts('docs');
  return (
    <div role="note" aria-label={t('note')} className={styles.note}>
      <IconBulb size={20} aria-hidden />
      <p>
        <Words words={block.words} />
      </p>
    </div>
  );
}

function Facts({ block: { head, rows } }: { block: Extract<Block, { kind: 'table' }> }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              // On a phone, each cell is a separate line, prefixed with its column's name.
              <td key={index} data-column={head[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Piece({ piece }: { piece: Inline }) {
  const { signedIn } = useHelp();
  if (typeof piece === 'string') return piece;
  if ('label' in piece) return <strong>{piece.label}</strong>;
  if ('article' in piece) return <Link to={`/docs/${piece.article}`}>{piece.text}</Link>;
  return (
    <Link to={piece.page} reloadDocument={!signedIn}>
      {piece.text}
    </Link>
  );
}

/** Article text with links. */
export function Words({ words }: { words: WordsData }) {
  return words.map((piece, index) => (
    <Fragment key={index}>
      <Piece piece={piece} />
    </Fragment>
  ));
}
