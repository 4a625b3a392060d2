import { defineModule, withTexts } from 'valet-module';
import { publicTexts } from './public/texts/publicTexts.ts';

/**
 * The pages that visitors get without the rest of the app; signed-in users get the same ones from
 * `module.ts`.
 */
export default defineModule({
  pages: {
    ShortAddressPage: withTexts(publicTexts, () => import('./public/ShortAddressPage.tsx')),
    PublicCommunityPage: withTexts(publicTexts, () => import('./public/PublicCommunityPage.tsx')),
    PublicBinTagPage: withTexts(publicTexts, () => import('./public/PublicBinTagPage.tsx')),
  },
  slots: {},
  catalogues: { en: {}, es: {} },
});
