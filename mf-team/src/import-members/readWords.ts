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

/** The tier that a cell names, in any language of the product; null for none of them. */
export const readTier = (text: string): Tier | null => tierWords.get(folded(text)) ?? null;

const yes = ['yes', 'y', 'true', '1', 'si', 'verdadero', en.active, es.active].map(folded);
const no = ['no', 'n', 'false', '0', 'falso', en.inactive, es.inactive].map(folded);

/** Whether a cell says that someone is active. An empty cell means active; null for a text that says neither. */
export function readStatus(text: string): boolean | null {
  const word = folded(text);
  if (word === '' || yes.includes(word)) return true;
  return no.includes(word) ? false : null;
}
