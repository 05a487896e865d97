import { jest } from '@jest/globals';
import { useJourney } from './kit/journey.ts';
import { PEOPLE } from './kit/screens.ts';

jest.setTimeout(180_000);
// Nothing listens at this address: the government API is down from the first call on.
const { base, visit } = useJourney(3450, { GOVERNMENT_API_URL: 'http://127.0.0.1:9' });

describe('com a API do governo fora do ar', () => {
  it('a entrada diz Falha no login, e o BFF segue de pé', async () => {
    const { page } = await visit();
    await page.goto(`${base()}/login`);
    await page.getByLabel('CPF').fill(PEOPLE.gestora);
    await page.getByLabel('Senha', { exact: true }).fill('demonstracao');
    await page.getByRole('button', { name: 'Entrar' }).click();
    await page.getByText('Falha no login').first().waitFor();
    for (const path of ['/health/live', '/health/ready', '/api/menu', '/api/openapi.json']) {
      expect((await fetch(base() + path, { headers: { 'x-csrf': '1' } })).status).toBe(200);
    }
  });
});
