/**
 * The help topics and their articles, in reading order. An article's id is the last segment of its address.
 */
export const topics = [
  { id: 'start', articles: ['first-steps', 'signing-in', 'finding-your-way', 'guided-tours'] },
  {
    id: 'areas',
    articles: [
      'communities',
      'team',
      'deactivating-a-member',
      'schedule',
      'tracking',
      'shift-records',
      'scorecards',
      'violations',
      'settings',
    ],
  },
  { id: 'account', articles: ['plans', 'roles', 'notifications', 'terms', 'statistics'] },
  { id: 'residents', articles: ['bin-tags', 'set-out-rules', 'missed-pickup', 'property-managers'] },
] as const;

export type TopicId = (typeof topics)[number]['id'];
export type ArticleId = (typeof topics)[number]['articles'][number];

/** All articles, in reading order. */
export const articleIds: readonly ArticleId[] = topics.flatMap(
  ({ articles }): readonly ArticleId[] => articles,
);

/** The article with a name from the address; undefined if there is none. */
export const articleIdOf = (name: string): ArticleId | undefined => articleIds.find((id) => id === name);

export const topicOf = (id: ArticleId): TopicId =>
  topics.find(({ articles }) => (articles as readonly ArticleId[]).includes(id))!.id;

/** The previous and next articles in reading order; none at the ends. */
export function neighborsOf(id: ArticleId): {
  previous: ArticleId | undefined;
  next: ArticleId | undefined;
} {
  const index = articleIds.indexOf(id);
  return { previous: articleIds[index - 1], next: articleIds[index + 1] };
}
