import '@fontsource-variable/figtree/wght.css';
import 'shared-lib/ui/tokens.css';
import 'shared-lib/ui/kit.css';
import { createRoot } from 'react-dom/client';
import { createStore, StoreProvider } from 'shared-lib/data';
import { startI18n } from 'shared-lib/i18n';
import { createHistory, HistoryRouter } from 'shared-lib/router/history';
import { UiProvider, uiTexts } from 'shared-lib/ui';
import GalleryPage from './GalleryPage.tsx';

/** The kit's page, which the browser tests build: no session, no modules, no Firebase. */

const nobody = {
  uid: 'nobody',
  email: '',
  displayName: null,
  photoURL: null,
  customerId: 'nobody',
  role: 'owner',
} as const;

async function start() {
  await startI18n({ ui: uiTexts });
  createRoot(document.getElementById('root')!).render(
    <StoreProvider store={createStore(nobody)}>
      <UiProvider>
        <HistoryRouter history={createHistory()}>
          <main>
            <GalleryPage />
          </main>
        </HistoryRouter>
      </UiProvider>
    </StoreProvider>,
  );
}

void start();
