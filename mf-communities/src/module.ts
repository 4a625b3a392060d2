import { defineModule, withTexts } from 'valet-module';
import light from './light.ts';
import { cardTexts } from './texts/cardTexts.ts';
import { pageTexts } from './texts/pageTexts.ts';

export default defineModule({
  pages: {
    CommunitiesPage: withTexts(pageTexts, () => import('./communities/CommunitiesPage.tsx')),
    CommunityPage: withTexts(pageTexts, () => import('./details/CommunityPage.tsx')),
    BinTagsPage: withTexts(pageTexts, () => import('./binTags/BinTagsPage.tsx')),
    ...light.pages,
    CommunityAdminPage: withTexts(pageTexts, () => import('./public/CommunityAdminPage.tsx')),
  },
  slots: {
    FoundUnits: () => import(/* webpackChunkName: "found" */ './search/FoundUnits.tsx'),
    FoundResidents: () => import(/* webpackChunkName: "found" */ './search/FoundResidents.tsx'),
    FoundRequests: () => import(/* webpackChunkName: "found" */ './search/FoundRequests.tsx'),
    FoundTags: () => import(/* webpackChunkName: "found" */ './search/FoundTags.tsx'),
    // In the module's first file, since the dashboard loads nothing else.
    CommunitiesCard: () => import(/* webpackMode: "eager" */ './communities/CommunitiesCard.tsx'),
  },
  catalogues: cardTexts,
});
