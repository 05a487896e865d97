import { jest } from '@jest/globals';
import { cosign, newWitness, witnessKey } from '../scripts/testemunhar-livro.mjs';
import { violations } from './kit/accessibility.ts';
import { movableClock } from './kit/clock.ts';
import { useJourney } from './kit/journey.ts';
import { captureMail } from './kit/mail.ts';
import { freePort } from './kit/ports.mjs';
import { capture } from './kit/screens.ts';
import { START } from './kit/world.mjs';

jest.setTimeout(180_000);
const PORT = await freePort();
const mail = await captureMail(await freePort());
const clock = movableClock(START);
const { product, visitAs } = useJourney({
  PORT: String(PORT),
  ...mail.env,
  ...clock.env,
  PUBLIC_ORIGIN: `http://127.0.0.1:${PORT}`,
});
afterAll(async () => {
  clock.forget();
  await mail.stop();
});

/** From what a letter holds: the head, without what stands around it. */
const headIn = (text: string) => /alipen\.livro\/\w+\n\d+\n[\w+/=]+\n\n— \S+ [\w+/=]+\n/.exec(text)?.[0] ?? '';

describe('o livro de registro', () => {
  it('tem as folhas do que foi fechado, vai por e-mail a quem fiscaliza, e volta assinado', async () => {
    await product().live();
    clock.pass(60_000);
    await product().serve();
    const { page, wrong } = await visitAs('gestora');
    await page.getByRole('button', { name: 'Configurações' }).click();
    await page.getByRole('link', { name: 'Livro de registro' }).click();
    const livro = page.getByRole('region', { name: 'Estado do livro' });
    await livro.getByText(/^[1-9][\d.]* folhas/).waitFor();
    await livro.getByRole('button', { name: 'Conferir com os registros' }).click();
    await livro.getByText('Os registros dizem o mesmo que o livro.').waitFor();
    await page.getByText('Ninguém de fora guarda o livro.').waitFor();
    await capture(page, 'livro-sem-testemunha');

    const witness = newWitness('tce.ma.gov.br/livro');
    await page.getByRole('button', { name: 'Nova testemunha' }).first().click();
    const drawer = page.getByRole('dialog', { name: 'Nova testemunha' });
    await drawer.getByLabel('Quem guarda').fill('Tribunal de Contas');
    await drawer.getByLabel('E-mail').fill('livro@tce.example');
    await drawer.getByLabel('Chave com que assina de volta').fill(witnessKey(witness));
    await drawer.getByRole('button', { name: 'Salvar' }).click();
    const created = page.getByRole('dialog', { name: /Tribunal de Contas/ });
    await created.getByText('Na fila').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await created.waitFor({ state: 'detached' });

    clock.pass(30_000);
    await product().serve();
    const head = headIn(
      mail.mails.find(({ to }) => to.includes('livro@tce.example'))?.text.replaceAll('\r\n', '\n') ?? '',
    );
    await page.getByRole('button', { name: 'Receber um selo assinado' }).click();
    const dialog = page.getByRole('dialog', { name: 'Receber um selo assinado' });
    await dialog.getByLabel('Selo').fill(head);
    await dialog.getByRole('button', { name: 'Receber' }).click();
    await dialog
      .getByText(/Nenhuma assinatura deste selo confere/)
      .first()
      .waitFor();
    await dialog.getByLabel('Selo').fill(cosign(witness, head));
    await dialog.getByRole('button', { name: 'Receber' }).click();
    await dialog.waitFor({ state: 'detached' });
    const row = page.getByRole('row', { name: /Tribunal de Contas/ });
    await row.getByText(/folhas, em/).waitFor();
    await row.getByText('Enviado', { exact: true }).waitFor();
    await capture(page, 'livro-com-testemunha');
    expect(await violations(page)).toEqual([]);
    expect(wrong).toEqual([]);
  });
});
