import type { Block, Words } from './article.ts';

const wordsText = (words: Words): string =>
  words
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      return 'label' in piece ? piece.label : piece.text;
    })
    .join('');

/** A block as plain text, one string per sentence, item or row. */
export function plainText(block: Block): string[] {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return [wordsText(block.words)];
    case 'list':
    case 'steps':
      return block.items.map(wordsText);
    case 'table':
      return [block.head.join(' · '), ...block.rows.map((row) => row.join(' · '))];
  }
}
