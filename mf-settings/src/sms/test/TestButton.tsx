import { useState } from 'react';
import type { TemplatedKind, TextWords } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Button, LazyOverlay, lazyPart } from 'shared-lib/ui';

const dialog = lazyPart(
  'The form to send a test',
  async () => (await import(/* webpackChunkName: "test-text" */ './TestDialog.tsx')).TestDialog,
);

interface TestButtonProps {
  kind: TemplatedKind;
  words: TextWords;
  communityId: string | null;
}

/** Opens the form that sends a text to the user's own phone. */
export function TestButton(props: TestButtonProps) {
  const { t } = useTexts('mf-settings');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="default" {...dialog.ahead} onClick={() => setOpen(true)}>
        {t('sms.test.open')}
      </Button>
      <LazyOverlay part={dialog} isOpen={isOpen} onClose={close}>
        {(TestDialog) => <TestDialog {...props} opened={isOpen} onClose={close} />}
      </LazyOverlay>
    </>
  );
}
