import type { Articles } from './article.ts';

/**
 * Loads the articles in a language; each language is its own chunk.
 * @param language of the page; anything but Spanish gets English.
 */
export async function loadArticles(language: string): Promise<Articles> {
  const { articles } = await (language.startsWith('es')
    ? import(/* webpackChunkName: "articles-es" */ './articles/es/index.ts')
    : import(/* webpackChunkName: "articles-en" */ './articles/en/index.ts'));
  return articles;
}
