/** The help's topics and their articles, in reading order. An article's id is the last part of its address. */
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
      'violations',
      'settings',
    ],
  },
  { id: 'account', articles: ['plans', 'roles', 'notifications', 'terms', 'statistics'] },
  { id: 'residents', articles: ['bin-tags', 'set-out-rules', 'missed-pickup', 'property-managers'] },
] as const;

export type TopicId = (typeof topics)[number]['id'];
export type ArticleId = (typeof topics)[number]['articles'][number];

/** Every article, in reading order. */
export const articleIds: readonly ArticleId[] = topics.flatMap(
  ({ articles }): readonly ArticleId[] => articles,
);

/** The article that an address names, if there is one. */
export const articleIdOf = (name: string): ArticleId | undefined => articleIds.find((id) => id === name);

/** The topic under which an article stands. */
export const topicOf = (id: ArticleId): TopicId =>
  topics.find(({ articles }) => (articles as readonly ArticleId[]).includes(id))!.id;

/** The articles before and after one, in reading order; none before the first and after the last. */
export function neighboursOf(id: ArticleId): {
  previous: ArticleId | undefined;
  next: ArticleId | undefined;
} {
  const index = articleIds.indexOf(id);
  return { previous: articleIds[index - 1], next: articleIds[index + 1] };
}
