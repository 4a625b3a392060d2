import { tiers, type Tier } from 'shared-lib/domain';
import { foldText } from 'shared-lib/ui/table';
import { memberWords as en } from '../people/texts/en.ts';
import { memberWords as es } from '../people/texts/es.ts';

const folded = (text: string) => foldText(text).trim();

const tierWords = new Map(
  tiers.flatMap((tier) =>
    [tier, en.tiers[tier], es.tiers[tier]].map((word) => [folded(word), tier] as const),
  ),
);

/** The tier named in a cell, in any language of the product; null if there is none. */
export const readTier = (text: string): Tier | null => tierWords.get(folded(text)) ?? null;

const yes = ['yes', 'y', 'true', '1', 'si', 'verdadero', en.active, es.active].map(folded);
const no = ['no', 'n', 'false', '0', 'falso', en.inactive, es.inactive].map(folded);

/** Whether a cell means active. An empty cell does; null for any text that means neither. */
export function readStatus(text: string): boolean | null {
  const word = folded(text);
  if (word === '' || yes.includes(word)) return true;
  return no.includes(word) ? false : null;
}
