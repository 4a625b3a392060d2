import {
  initializeAnalytics,
  isSupported,
  logEvent,
  setAnalyticsCollectionEnabled,
  setConsent,
  setDefaultEventParameters,
  type Analytics,
} from 'firebase/analytics';
import { deleteInstallations, getInstallations } from 'firebase/installations';
import { firebaseApp } from '../firebaseApp.ts';
import { forgetStatisticsCookies } from './statisticsCookies.ts';

export { isSupported };

/** Counts which pages are opened. */
export interface UsageCounter {
  /** Counts a page, after a pause too. @param page its pattern, such as `/team/:id`, never an address. */
  readonly count: (page: string) => void;
  /** From now on nothing is sent. */
  readonly pause: () => void;
  /** Pauses, and forgets what makes this browser known again: the cookies, and the installation, which the server is asked to delete. */
  readonly forget: () => Promise<void>;
}

const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
  functionality_storage: 'denied',
  personalization_storage: 'denied',
} as const;

/** What stands in place of the address, the title and the page before, which name residents, communities and members. */
const described = (page: string) => ({
  page_location: `${window.location.origin}${page}`,
  page_path: page,
  page_title: page,
  page_referrer: window.location.origin,
});

/** Google's script sends nothing for an id while this is set; it is asked each time, so it holds at once. */
function disable(analytics: Analytics, measurementId: string, isDisabled: boolean) {
  Object.assign(window, { [`ga-disable-${measurementId}`]: isDisabled });
  // The SDK may know the id by another answer than `init.json`.
  setAnalyticsCollectionEnabled(analytics, !isDisabled);
}

/**
 * Starts Google Analytics, and with it the registration of this installation (spec section 7, Other). To be called once, and only after
 * the person has allowed it.
 * @param page the pattern of the page that is shown.
 */
export function startCounter(page: string): UsageCounter {
  const { app, config } = firebaseApp();
  const { measurementId = '' } = config;
  setConsent(denied);
  setDefaultEventParameters(described(page));
  const analytics = initializeAnalytics(app, {
    config: {
      ...described(page),
      send_page_view: false,
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
    },
  });
  const pause = () => disable(analytics, measurementId, true);
  return {
    count(shown) {
      disable(analytics, measurementId, false);
      setConsent({ analytics_storage: 'granted' });
      setDefaultEventParameters(described(shown));
      logEvent(analytics, 'page_view', described(shown));
    },
    pause,
    async forget() {
      pause();
      setConsent(denied);
      for (const cookie of forgetStatisticsCookies(document.cookie, window.location.hostname))
        document.cookie = cookie;
      await deleteInstallations(getInstallations(app));
    },
  };
}
