import { expect, test } from '@playwright/test';
import { paths } from 'shared-lib/domain';
import { addRecord } from '../../../backend/live/liveProduct.ts';
import { firestore } from '../../src/backend.ts';
import { DataWatch } from '../../src/measure/DataWatch.ts';
import { readBudget } from '../../src/measure/readBudget.ts';
import { ownerWithField } from '../../src/ownerWithField.ts';
import { product } from '../../src/product.ts';
import { signIn } from '../../src/signIn.ts';
import { observedAt } from '../../src/areas/violationCases.ts';

test('thirty reports of the largest size that the rules allow keep the page within its budget', async ({
  page,
}) => {
  const { uid, email, specialist, shift } = await ownerWithField();
  const { memberId, communityId, serviceDate, shiftReportId } = shift;
  // A quotation mark takes twice as much on the way to the page.
  const heavy = (bytes: number) => '"'.repeat(bytes);
  const report = (number: number, description: string) => {
    const path = `${paths.violations(uid)}/${shiftReportId}_${number}`;
    const photos = Array.from({ length: 6 }, (_, index) => ({
      path: `${path}/${'p'.repeat(59)}${index}.jpeg`,
      sha256: 'a'.repeat(64),
      capturedAt: observedAt,
      uploadedBy: memberId,
    }));
    return addRecord(specialist, path, {
      serviceDate,
      communityId,
      memberId,
      shiftReportId,
      unitId: heavy(200),
      typeId: heavy(200),
      severity: 'medium',
      description,
      photos,
      observedAt: new Date(Date.now() - 60_000),
      reportedBy: memberId,
      collectedAnyway: true,
      reviewStatus: 'pending',
      status: 'open',
    });
  };
  await test.step('anything larger is refused', async () => {
    const refused = { code: 'permission-denied' };
    await expect(report(1, heavy(1001))).rejects.toMatchObject(refused);
    await expect(report(1, '\u0001')).rejects.toMatchObject(refused);
  });

  await test.step('and functions have added their data to each', async () => {
    await Promise.all(Array.from({ length: 30 }, (_, index) => report(71 + index, heavy(1000))));
    await expect
      .poll(async () => {
        const { docs } = await firestore().collection(paths.violations(uid)).get();
        return docs.filter((found) => found.get('caseNumber') && found.get('photoChecks')).length;
      })
      .toBe(30);
  });

  await test.step('the page', async () => {
    await signIn(page, email, '/help');
    const watch = await DataWatch.of(page, product().addresses);
    await page.goto('/violations');
    await expect(page.getByText('30 violations')).toBeVisible();
    await expect.poll(() => watch.unanswered).toEqual([]);
    const { documents, bytes } = watch.costs();
    test.info().annotations.push({ type: 'weight', description: `${Math.round(bytes / 1000)} KB` });
    expect(documents).toBeLessThanOrEqual(readBudget.documents);
    expect(bytes / 1000).toBeLessThanOrEqual(readBudget.kilobytes);
  });
});
