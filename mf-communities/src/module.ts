import { defineModule } from 'shared-lib/contract';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';

export default defineModule({
  pages: {
    CommunitiesPage: () => import('./communities/CommunitiesPage.tsx'),
  },
  slots: {
    CommunitiesCard: () => import('./communities/CommunitiesCard.tsx'),
  },
  catalogues: { en, es },
});
