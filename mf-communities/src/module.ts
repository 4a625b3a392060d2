import { defineModule, withTexts } from 'shared-lib/contract';
import { cardTexts } from './texts/cardTexts.ts';

const texts = async () => (await import(/* webpackChunkName: "texts" */ './texts/index.ts')).texts;

export default defineModule({
  pages: {
    CommunitiesPage: withTexts(texts, () => import('./communities/CommunitiesPage.tsx')),
    CommunityPage: withTexts(texts, () => import('./details/CommunityPage.tsx')),
    BinTagsPage: withTexts(texts, () => import('./binTags/BinTagsPage.tsx')),
    PublicCommunityPage: withTexts(texts, () => import('./public/PublicCommunityPage.tsx')),
    PublicBinTagPage: withTexts(texts, () => import('./public/PublicBinTagPage.tsx')),
    CommunityAdminPage: withTexts(texts, () => import('./public/CommunityAdminPage.tsx')),
  },
  slots: {
    CommunitiesCard: () => import('./communities/CommunitiesCard.tsx'),
  },
  catalogues: cardTexts,
});
