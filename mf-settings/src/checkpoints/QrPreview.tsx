import { useEffect, useRef } from 'react';
import type { Settings } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import QRCodeStyling, { type DotType } from 'qr-code-styling';
import styles from './QrPreview.module.css';

const dots: Record<Settings['checkpoints']['dotStyle'], DotType> = {
  square: 'square',
  rounded: 'rounded',
  dots: 'dots',
};

interface QrPreviewProps {
  look: Settings['checkpoints'];
  /** What the code says when it is scanned. */
  address: string;
}

/** A sticker as it will be printed: the code in the brand's colour on white, and its label. */
export function QrPreview({ look: { brandColour, dotStyle, label }, address }: QrPreviewProps) {
  const { t } = useTexts('mf-settings');
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const colour = { color: brandColour };
    const code = new QRCodeStyling({
      type: 'svg',
      width: 220,
      height: 220,
      data: address,
      qrOptions: { errorCorrectionLevel: 'Q' },
      dotsOptions: { ...colour, type: dots[dotStyle] },
      cornersSquareOptions: colour,
      cornersDotOptions: colour,
      backgroundOptions: { color: '#ffffff' },
    });
    const { current } = place;
    if (!current) return undefined;
    code.append(current);
    return () => current.replaceChildren();
  }, [brandColour, dotStyle, address]);

  return (
    <figure className={styles.sticker}>
      <div ref={place} role="img" aria-label={t('checkpoints.preview.name')} className={styles.code} />
      {label && (
        <figcaption className={styles.label} dir="auto">
          {label}
        </figcaption>
      )}
    </figure>
  );
}
