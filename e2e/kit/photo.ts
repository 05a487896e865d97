import type { Page } from 'playwright-core';
import { picture } from './picture.mjs';

export async function takePhoto(page: Page, name = 'marmita.png') {
  await page.locator('input[type=file]').setInputFiles({ ...(await picture(page, 1, 'image/png')), name });
}
