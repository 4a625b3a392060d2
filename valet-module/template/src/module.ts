import { defineModule } from 'valet-module';
import { texts } from './texts.ts';

/** The parts that module.json names; each loads when it is first shown. */
export default defineModule({
  pages: { ExamplePage: () => import('./ExamplePage.tsx') },
  slots: { ExampleCard: () => import('./ExampleCard.tsx') },
  catalogues: texts,
});
