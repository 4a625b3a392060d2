import type { ArticleId } from './topics.ts';

/** The pages of the app that articles lead to (spec section 2, Main shell). */
export type AppPage =
  | '/'
  | '/communities'
  | '/team'
  | '/tracking'
  | '/settings'
  | '/settings?tab=billing'
  | '/settings?tab=account&setting=export'
  | '/settings?tab=account&setting=usageStatistics'
  | '/notifications'
  | '/help'
  | '/login';

/** A piece of a sentence: words, a word as it stands on the screen, or a link to a page of the app or to another article. */
export type Inline =
  | string
  | { readonly label: string }
  | { readonly page: AppPage; readonly text: string }
  | { readonly article: ArticleId; readonly text: string };

/** A sentence or several. */
export type Words = readonly Inline[];

/** A part of an article's text. */
export type Block =
  | { readonly kind: 'paragraph' | 'note'; readonly words: Words }
  | { readonly kind: 'list' | 'steps'; readonly items: readonly Words[] }
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

/** A part of an article under a heading of its own. */
export interface Section {
  /** Its anchor in the address, the same in every language. */
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
}

/** A help article in one language. */
export interface Article {
  readonly title: string;
  /** What it answers, in one sentence. */
  readonly summary: string;
  readonly sections: readonly Section[];
}

/** Every article, in one language. */
export type Articles = Readonly<Record<ArticleId, Article>>;
