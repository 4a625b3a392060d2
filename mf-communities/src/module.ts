import { defineModule } from 'shared-lib/contract';
import { texts } from './texts/index.ts';

export default defineModule({
  pages: {
    CommunitiesPage: () => import('./communities/CommunitiesPage.tsx'),
    CommunityPage: () => import('./details/CommunityPage.tsx'),
    BinTagsPage: () => import('./binTags/BinTagsPage.tsx'),
    PublicCommunityPage: () => import('./public/PublicCommunityPage.tsx'),
    PublicBinTagPage: () => import('./public/PublicBinTagPage.tsx'),
    CommunityAdminPage: () => import('./public/CommunityAdminPage.tsx'),
  },
  slots: {
    CommunitiesCard: () => import('./communities/CommunitiesCard.tsx'),
  },
  catalogues: texts,
});
