import { jest } from '@jest/globals';
import type { BrowserContext } from 'playwright-core';
import { read } from './kit/api.ts';
import { answerMeasures, CONFORMING, choose, item, takePhoto } from './kit/inspection-flow.ts';
import { openByHand } from './kit/inspections.ts';
import { KEPT_FOR_LATER, useJourney } from './kit/journey.ts';
import { capture, PEOPLE, signIn } from './kit/screens.ts';

jest.setTimeout(240_000);
const { base, visit, signedIn } = useJourney({}, KEPT_FOR_LATER);

const PHONE = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true } as const;
const PENDENTES = '/modules/fiscalizacao/fiscalizacoesPendentes';
const REALIZADAS = '/modules/fiscalizacao/fiscalizacoesRealizadas';
const HOUR = 3_600_000;
/** Tolerance for the time that a busy machine takes between a button and the database. */
const NEAR = 5 * 60_000;

/** Moves `Date` in every page of this phone by some hours, back when negative; its timers run as ever. */
const setWrong = (phone: BrowserContext, hours: number) =>
  phone.addInitScript(ahead => {
    const RightDate = Date;
    globalThis.Date = class extends RightDate {
      constructor(...parts: [] | [number]) {
        if (parts.length === 0) super(RightDate.now() + ahead);
        else super(...parts);
      }
      static override now() {
        return RightDate.now() + ahead;
      }
    } as DateConstructor;
  }, hours * HOUR);

interface Sent {
  situacao: string;
  versoes: number;
  fotos: number;
  fotosFaltando: number;
  realizadaEm: string;
  presenca: string;
  conclusao: {
    avisos: string[];
    iniciadaEm: string;
    concluidaEm: string;
    recebidaEm: string;
    calculo: { amostraDescartarEm: string };
  } | null;
}

describe('a fiscalização feita em um aparelho com o relógio errado', () => {
  it.each([
    ['três horas adiantado', 3, null, 'A_MAO'],
    // The code of another unit than the one inspected.
    ['três horas atrasado', -3, 3, 'NAO_CONFERE'],
  ])(
    '%s, sem rede: nada é recusado, valem as horas do servidor, e as duas se leem',
    async (_name, hours, another, forma) => {
      const manager = await signedIn('gestora');
      const gate = await signedIn('solicitante');
      const own = (await read<{ lotacao: { id: number } }>(gate.page, 'recebimentos/esperados')).lotacao.id;
      const unit = another ?? own;
      const { id, numero } = await openByHand(manager.page, unit);
      const { page, context } = await visit(PHONE);
      await setWrong(context, hours);
      await signIn(page, base(), PEOPLE.fiscal);
      expect(Math.abs((await page.evaluate(() => Date.now())) - Date.now() - hours * HOUR)).toBeLessThan(NEAR);
      await page.goto(base() + PENDENTES);
      await page.getByText('Baixado às').waitFor();
      await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');

      await context.setOffline(true);
      await page.reload();
      const card = page.getByRole('listitem').filter({ hasText: numero });
      await card.getByRole('link', { name: /Iniciar fiscalização/ }).click();
      await page.getByRole('heading', { level: 1, name: `Fiscalização nº ${numero}` }).waitFor();
      const { codigo } = await read<{ codigo: string }>(gate.page, 'codigo-presenca');
      await item(page, 'Presença na unidade').getByLabel('Digite o código').fill(codigo);
      await answerMeasures(page);
      for (const question of [...CONFORMING, 'Embalagem íntegra']) await choose(page, question, 'Conforme');
      await takePhoto(page, 'Foto da marmita aberta', unit + 20);
      await choose(page, 'Ciência do preposto', 'Recusa');
      await item(page, 'Ciência do preposto').getByLabel('Nome de quem representa').fill('Edinaldo Reis');
      await item(page, 'Ciência do preposto').getByLabel('Por que recusou').fill('Não concorda com a medida');
      await page.getByRole('button', { name: 'Concluir' }).click();
      await page.getByText('Fiscalização concluída. Será enviada quando houver conexão').waitFor();
      const concluded = Date.now();
      await page.getByRole('link', { name: 'Ver a fila de envio' }).click();
      await page.getByText(`Fiscalização ${numero}`).waitFor();

      await context.setOffline(false);
      await page.getByText('já está no servidor').waitFor({ timeout: 60_000 });
      expect(await page.getByText('Precisa de atenção').count()).toBe(0);
      const sent = await read<Sent>(manager.page, `fiscalizacoes/${id}`);
      expect([sent.situacao, sent.versoes, sent.fotos, sent.fotosFaltando]).toEqual(['CIENTE_FORNECEDOR', 1, 1, 0]);
      expect(sent.presenca).toBe(forma);
      const { conclusao } = sent;
      expect(conclusao?.avisos).toContain('RELOGIO_ERRADO');

      // What counts goes by the server's clock; the phone's own times are kept as the phone said them.
      const offBy = (instant: string | undefined, right: number) => Math.abs(Date.parse(instant ?? '') - right);
      const past = offBy(conclusao?.recebidaEm, concluded);
      expect(past).toBeLessThan(NEAR);
      expect(offBy(sent.realizadaEm, concluded)).toBeLessThan(NEAR);
      expect(offBy(conclusao?.calculo.amostraDescartarEm, concluded + 72 * HOUR)).toBeLessThan(NEAR);
      expect(offBy(conclusao?.concluidaEm, concluded + hours * HOUR)).toBeLessThan(NEAR);
      expect(offBy(conclusao?.iniciadaEm, concluded + hours * HOUR)).toBeLessThan(NEAR);

      await manager.page.goto(`${base()}${REALIZADAS}?de=2020-01-01&item=${id}`);
      await manager.page.getByText('Relógio do aparelho errado').waitFor();
      await manager.page
        .getByText(/pelo relógio do aparelho, que estava errado; recebida pelo servidor em \d\d\/\d\d\/\d{4} \d\d:\d\d/)
        .waitFor();
      await capture(manager.page, 'fiscalizacao-relogio');
    },
  );
});
