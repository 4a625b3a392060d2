import { IconTemplate } from '@tabler/icons-react';
import { useTexts } from 'shared-lib/i18n';
import { Button, LazyOverlay, lazyPart, useOverlayHost } from 'shared-lib/ui';

const dialog = lazyPart(
  'The answer templates',
  async () => (await import(/* webpackChunkName: "request" */ './TemplatesDialog.tsx')).TemplatesDialog,
);

/** Opens the business's own answer templates. */
export function TemplatesButton() {
  const { t } = useTexts('mf-communities');
  const show = useOverlayHost();
  return (
    <Button
      variant="default"
      leftSection={<IconTemplate size={18} aria-hidden />}
      onClick={() =>
        show(({ opened, onClose }) => (
          <LazyOverlay part={dialog} isOpen={opened} onClose={onClose}>
            {(TemplatesDialog) => <TemplatesDialog opened={opened} onClose={onClose} />}
          </LazyOverlay>
        ))
      }
      {...dialog.ahead}
    >
      {t('requests.templates.title')}
    </Button>
  );
}
