import { PhotoGrid, PhotoStrip } from 'shared-lib/ui/photos';
import { Specimen } from './Specimen.tsx';

const shown = {
  photos: ['door', 'bag'].map((name) => ({
    path: `customers/nobody/violations/none/${name}.jpg`,
    sha256: null,
    capturedAt: Date.UTC(2026, 10, 21, 2, 0),
    uploadedAt: null,
    uploadedBy: null,
  })),
  subject: 'Loose trash at A-101',
  timeZone: 'America/New_York',
  memberName: () => 'Nadia Flores',
};

/** Photos that fail to load; the demo data has working ones. */
export function PhotoSpecimens() {
  return (
    <>
      <Specimen title="Photos in a row, which can’t be had">
        <PhotoStrip {...shown} />
      </Specimen>
      <Specimen title="Photos, large" flush>
        <PhotoGrid {...shown} />
      </Specimen>
    </>
  );
}
