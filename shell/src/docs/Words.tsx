import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { Inline, Words as WordsData } from './article.ts';
import { useHelp } from './HelpContext.tsx';

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

/** A sentence of an article with its links. */
export function Words({ words }: { words: WordsData }) {
  return words.map((piece, index) => (
    <Fragment key={index}>
      <Piece piece={piece} />
    </Fragment>
  ));
}
