import { IconCopy, IconLink, IconMail, IconMessage, IconPrinter } from '@tabler/icons-react';
import { proofText, type DoorOnNightAsked, type ProofLanguage } from 'mf-tracking/domain';
import { addCatalogs, useTexts } from 'shared-lib/i18n';
import { Button, LazyOverlay, lazyPart, showToast } from 'shared-lib/ui';
import { useState } from 'react';
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
 * What the office does with a door's proof of pickup: copy, email, text, print, or share it as a link. The first
 * action creates the link, which every text has.
 */
export function ProofActions(requested: DoorOnNightAsked) {
  return <Actions key={`${requested.unitId} ${requested.night}`} {...requested} />;
}

function Actions(requested: DoorOnNightAsked) {
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
      // Without a proof, its own toast says why.
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

  const button = (label: string, Icon: typeof IconCopy, act: () => Promise<void>) => (
    <Button
      variant="default"
      disabled={isBusy}
      leftSection={<Icon size={18} aria-hidden />}
      onClick={() => void act()}
    >
      {label}
    </Button>
  );
  return (
    <div className="vh-actions" role="group" aria-label={t('proof.actions')}>
      {button(t('proof.copy'), IconCopy, copy)}
      {button(t('proof.email'), IconMail, () => handOver((text) => emailAddress(t('proof.title'), text)))}
      {button(t('proof.text'), IconMessage, () => handOver(textAddress))}
      {button(t('proof.print'), IconPrinter, print)}
      {button(t('proof.share'), IconLink, openLinks)}
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
    </div>
  );
}
