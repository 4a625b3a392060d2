import { useState, type ReactNode } from 'react';

interface PortraitProps {
  /** The address of a picture that may be loaded; null for none. */
  picture: string | null;
  /** What stands there without a picture, and where it can't be shown. */
  children: ReactNode;
}

/** What fills an avatar: the picture of someone, or what stands for them. The name stands beside it. */
export function Portrait({ picture, children }: PortraitProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (!picture || picture === broken) return children;
  return (
    <img
      src={picture}
      alt=""
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setBroken(picture)}
    />
  );
}
