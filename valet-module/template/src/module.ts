import { defineModule } from 'valet-module';
import { texts } from './texts.ts';

/** What module.json names, each loaded when it is first shown. */
export default defineModule({
  pages: { ExamplePage: () => import('./ExamplePage.tsx') },
  slots: { ExampleCard: () => import('./ExampleCard.tsx') },
  catalogues: texts,
});
