import { proofText, type DoorOnNightAsked, type ProofLanguage } from 'mf-tracking/domain';
import { addCatalogs, useTexts } from 'shared-lib/i18n';
import { LazyOverlay, lazyPart, showToast } from 'shared-lib/ui';
import type { PanelAction } from 'shared-lib/ui/lists';
import { useState, type ReactNode } from 'react';
import { copyText, emailAddress, textAddress } from './handOver.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { useSharedProof } from './useSharedProof.ts';

addCatalogs('mf-tracking', { en, es });

const shareDialog = lazyPart(
  'The links of a proof',
  async () => (await import('./ShareDialog.tsx')).ShareDialog,
);

/**
 * The office's actions on a door's proof of pickup: copy, email, text, print, or share it as a link. The
 * first action creates the link, which every text includes. The dialog with its links must be rendered next
 * to the actions.
 */
export function useProofActions(requested: DoorOnNightAsked): {
  readonly actions: readonly PanelAction[];
  readonly dialog: ReactNode;
} {
  const { t, i18n } = useTexts('mf-tracking');
  const { shared, isBusy, share, forget } = useSharedProof(requested);
  const [isSharing, setSharing] = useState(false);
  const language: ProofLanguage = i18n.language === 'es' ? 'es' : 'en';

  const words = async (): Promise<string | null> => {
    const proof = await share();
    return proof && proofText(proof.content, proof.url, language);
  };

  const copy = async () => {
    let hasNone = false;
    const text = words().then((found) => {
      hasNone = found === null;
      return found ?? Promise.reject(new Error('No proof to copy'));
    });
    try {
      await copyText(text);
      showToast({ meaning: 'good', message: t('proof.copied') });
    } catch {
      // If there is no proof, another toast explains why.
      if (!hasNone) showToast({ meaning: 'bad', message: t('proof.notCopied') });
    }
  };

  const handOver = async (addressOf: (text: string) => string) => {
    const text = await words();
    if (text !== null) window.location.assign(addressOf(text));
  };

  const print = async () => {
    // Opened during the press: browsers block a window that opens later.
    const page = window.open('about:blank');
    if (!page) return showToast({ meaning: 'bad', message: t('proof.popup') });
    const proof = await share();
    if (proof) page.location.replace(`${new URL(proof.url).pathname}?print=1`);
    else page.close();
  };

  const openLinks = async () => {
    if (await share()) setSharing(true);
  };

  const act = (
    id: 'copy' | 'email' | 'text' | 'print' | 'share',
    take: () => Promise<void>,
  ): PanelAction => ({
    id,
    label: t(`proof.${id}`),
    isBlocked: isBusy,
    onAction: () => void take(),
  });
  return {
    actions: [
      act('copy', copy),
      act('email', () => handOver((text) => emailAddress(t('proof.title'), text))),
      act('text', () => handOver(textAddress)),
      act('print', print),
      act('share', openLinks),
    ],
    dialog: (
      <LazyOverlay part={shareDialog} isOpen={isSharing} onClose={() => setSharing(false)}>
        {(ShareDialog) =>
          isSharing && (
            <ShareDialog
              asked={requested}
              shared={shared}
              onRevoked={(proofId) => proofId === shared?.id && forget()}
              onClose={() => setSharing(false)}
            />
          )
        }
      </LazyOverlay>
    ),
  };
}
