import type { Articles } from './article.ts';

/**
 * The articles in a language; each language is a chunk of its own.
 * @param language of the page, such as `es`; another than Spanish gets English.
 */
export async function loadArticles(language: string): Promise<Articles> {
  const { articles } = await (language.startsWith('es')
    ? import(/* webpackChunkName: "articles-es" */ './articles/es/index.ts')
    : import(/* webpackChunkName: "articles-en" */ './articles/en/index.ts'));
  return articles;
}
