import { defineModule } from 'shared-lib/contract';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';

export default defineModule({
  pages: {
    TrackingPage: () => import('./tonight/TrackingPage.tsx'),
  },
  slots: {
    TonightBand: () => import('./tonight/TonightBand.tsx'),
  },
  catalogues: { en, es },
});
