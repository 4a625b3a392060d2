import type { AppPage, Block, Inline, Words } from './article.ts';
import type { ArticleId } from './topics.ts';

type Piece = Inline | number;

/** Text with links and numbers: `` words`Open ${page('/team', 'Team')}.` `` */
export function words(texts: TemplateStringsArray, ...pieces: Piece[]): Words {
  const all = texts.flatMap((text, index): Piece[] => [text, pieces[index] ?? '']);
  // Adjacent strings are merged, so a search matches across a number.
  return all.reduce<Inline[]>((joined, piece) => {
    const last = joined.at(-1);
    if (typeof piece === 'object') return [...joined, piece];
    if (typeof last === 'string') return [...joined.slice(0, -1), `${last}${piece}`];
    return [...joined, `${piece}`];
  }, []);
}

const itemsOf = (items: readonly (string | Words)[]): readonly Words[] =>
  items.map((item) => (typeof item === 'string' ? [item] : item));

/** A paragraph, written like `words`. */
export const paragraph = (texts: TemplateStringsArray, ...pieces: Piece[]): Block => ({
  kind: 'paragraph',
  words: words(texts, ...pieces),
});

/** A highlighted note, written like `words`. */
export const note = (texts: TemplateStringsArray, ...pieces: Piece[]): Block => ({
  kind: 'note',
  words: words(texts, ...pieces),
});

/** An unordered list. */
export const list = (...items: (string | Words)[]): Block => ({ kind: 'list', items: itemsOf(items) });

/** Numbered steps. */
export const steps = (...items: (string | Words)[]): Block => ({ kind: 'steps', items: itemsOf(items) });

/** A table; the first cell of each row is its header. */
export const table = (head: readonly string[], ...rows: (readonly string[])[]): Block => ({
  kind: 'table',
  head,
  rows,
});

/** A UI label, as shown on screen. */
export const label = (text: string): Inline => ({ label: text });

/** A link to an app page. */
export const page = (address: AppPage, text: string): Inline => ({ page: address, text });

/** A link to another article. */
export const article = (id: ArticleId, text: string): Inline => ({ article: id, text });
