import { useState, type ReactNode } from 'react';

interface PortraitProps {
  /** A safe image URL, or null. */
  picture: string | null;
  /** Shown if there is no picture or it fails to load. */
  children: ReactNode;
}

/** The content of an avatar: a picture or its fallback. Show the name next to it. */
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
