import type { ArticleId } from './topics.ts';

/** App pages that articles link to (spec section 2, Main shell). */
export type AppPage =
  | '/'
  | '/communities'
  | '/team'
  | '/tracking'
  | '/tracking/scorecards'
  | '/settings'
  | '/activity'
  | '/settings?tab=billing'
  | '/settings?tab=account&setting=export'
  | '/settings?tab=account&setting=managersSeePhotos'
  | '/settings?tab=account&setting=residentsSeeNights'
  | '/settings?tab=account&setting=usageStatistics'
  | '/notifications'
  | '/help'
  | '/login';

/** Part of a sentence: text, a UI label, or a link to an app page or another article. */
export type Inline =
  | string
  | { readonly label: string }
  | { readonly page: AppPage; readonly text: string }
  | { readonly article: ArticleId; readonly text: string };

/** One or more sentences. */
export type Words = readonly Inline[];

/** A block of an article's text. */
export type Block =
  | { readonly kind: 'paragraph' | 'note'; readonly words: Words }
  | { readonly kind: 'list' | 'steps'; readonly items: readonly Words[] }
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

/** An article section with its heading. */
export interface Section {
  /** Its URL anchor, the same in every language. */
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
}

/** A help article in one language. */
export interface Article {
  readonly title: string;
  /** Its summary, in one sentence. */
  readonly summary: string;
  readonly sections: readonly Section[];
}

/** All articles in one language. */
export type Articles = Readonly<Record<ArticleId, Article>>;
