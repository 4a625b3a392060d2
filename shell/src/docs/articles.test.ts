import { employeePriceMonthly, offeredPlans, trialDays } from 'shared-lib/domain';
import type { Article, Articles, Block, Words } from './article.ts';
import { articles as english } from './articles/en/index.ts';
import { articles as spanish } from './articles/es/index.ts';
import { plainText } from './plainText.ts';
import { articleIds, neighborsOf, topicOf } from './topics.ts';

const languages: [string, Articles][] = [
  ['English', english],
  ['Spanish', spanish],
];

/** Link targets, in order. */
const linksOf = (words: Words) =>
  words.flatMap((piece) => {
    if (typeof piece === 'string' || 'label' in piece) return [];
    return 'page' in piece ? [piece.page] : [piece.article];
  });

/** A block's structure, without its text. */
function shapeOf(block: Block) {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return [block.kind, linksOf(block.words).toSorted()];
    case 'list':
    case 'steps':
      return [block.kind, ...block.items.map((item) => linksOf(item).toSorted())];
    case 'table':
      return [block.kind, block.head.length, ...block.rows.map((row) => row.length)];
  }
}

const shapeOfArticle = ({ sections }: Article) =>
  sections.map(({ id, blocks }) => [id, ...blocks.map(shapeOf)]);

const textOf = ({ title, summary, sections }: Article) =>
  [title, summary, ...sections.flatMap((s) => [s.heading, ...s.blocks.flatMap(plainText)])].join('\n');

test.each(articleIds)('%s says the same in Spanish', (id) => {
  expect(shapeOfArticle(spanish[id])).toEqual(shapeOfArticle(english[id]));
  expect(spanish[id].title).not.toBe(english[id].title);
});

describe.each(languages)('in %s', (_, articles) => {
  test('every article is listed under exactly one topic', () => {
    expect(Object.keys(articles).toSorted()).toEqual(articleIds.toSorted());
  });

  test.each(articleIds)('%s is short and has unique anchors', (id) => {
    const count = textOf(articles[id]).split(/\s+/).length;
    expect(count).toBeGreaterThanOrEqual(120);
    expect(count).toBeLessThanOrEqual(400);
    const ids = articles[id].sections.map((section) => section.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((anchor) => /^[a-z][a-z-]*$/.test(anchor) && anchor !== 'content')).toBe(true);
  });

  test('the figures match the plans', () => {
    const { free, professional } = offeredPlans;
    const text = textOf(articles.plans);
    expect(text).toContain(`$${employeePriceMonthly}`);
    expect(text).toContain(`${trialDays} d`);
    expect(text).toMatch(/(Free|Gratuito) · /);
    expect(text).toContain(`· ${free.maxTeam} · ${free.maxCommunities} · ${free.admin} · $0`);
    expect(text).toContain(
      `· ${professional.maxTeam} · ${professional.maxCommunities} · ${professional.admin} ·`,
    );
  });
});

test('the reading order includes every article', () => {
  const walked = [articleIds[0]!];
  for (let next = neighborsOf(walked[0]!).next; next; next = neighborsOf(next).next) {
    expect(neighborsOf(next).previous).toBe(walked.at(-1));
    walked.push(next);
  }
  expect(walked).toEqual(articleIds);
  expect(neighborsOf(articleIds[0]!).previous).toBeUndefined();
  expect(topicOf('plans')).toBe('account');
});
