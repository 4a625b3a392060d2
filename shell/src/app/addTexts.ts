import { addCatalogs } from 'shared-lib/i18n';
import { uiTexts } from 'shared-lib/ui';
import { connectionTexts } from '../connection/texts/index.ts';
import { publicTexts } from '../public/texts/index.ts';

/**
 * Adds the texts shared by the signed-in app and the public pages. English is bundled; Spanish is one
 * request.
 */
export const addPageTexts = () =>
  Promise.all([
    addCatalogs('ui', uiTexts),
    addCatalogs('connection', connectionTexts),
    addCatalogs('public', publicTexts),
  ]);
