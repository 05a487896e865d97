// What a person does on the phone, made short: answers go straight into the device's draft; photos, conclusion and queue are the product's.

import { picture } from '../../e2e/kit/picture.mjs';

export const waitingOn = page =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('alipen-fila');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const count = opening.result.transaction('items').objectStore('items').count();
          count.onsuccess = () => {
            opening.result.close();
            resolve(count.result);
          };
        };
      }),
  );

/** Where each waiting record and its photos stand on the device, and why. */
export const reasonsOn = page =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('alipen-fila');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction(['items', 'photos']);
          const items = reading.objectStore('items').getAll();
          const photos = reading.objectStore('photos').getAll();
          reading.oncomplete = () => {
            opening.result.close();
            const stands = ({ name, image, refusal }) => refusal ?? (name ? 'sent' : image ? 'ready' : 'not prepared');
            resolve(
              items.result.map(({ title, delivered, refusal, photos: ids }) => ({
                record: title,
                stands: refusal ?? (delivered ? 'delivered' : 'not delivered'),
                photos: ids
                  .map(id => photos.result.filter(photo => photo.id === id).map(stands)[0] ?? 'gone')
                  .join('; '),
              })),
            );
          };
        };
      }),
  );

const PENDING = '/modules/fiscalizacao/fiscalizacoesPendentes';

async function openAgain(page, address, heading, left = 3) {
  await page.goto(address);
  const there = page.getByRole('heading', heading).waitFor();
  if (left === 1) return there;
  await there.catch(() => openAgain(page, address, heading, left - 1));
}

export async function concludeOffline(context, page, base, opened, { photos, roll }) {
  await page.goto(base + PENDING);
  await page.getByText('Baixado às').waitFor();
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
  const ids = opened.map(({ id }) => id);
  await page.evaluate(writeDrafts, ids);
  // The page's own files are kept on the device once an inspection has been opened.
  await openAgain(page, `${base}${PENDING}/${ids[0]}`, { level: 1, name: /Fiscalização nº/ });
  await context.setOffline(true);
  for (const { id, numero } of opened) {
    await page.goto(`${base}${PENDING}/${id}`);
    await page.getByRole('heading', { level: 1, name: `Fiscalização nº ${numero}` }).waitFor();
    const item = page.getByRole('region', { name: 'Foto da marmita aberta' });
    const files = await Promise.all(Array.from({ length: photos }, () => picture(page, Math.floor(roll() * 1e9))));
    await item.locator('input[type=file][multiple]').setInputFiles(files);
    await page.waitForFunction(
      many => document.querySelectorAll('.fluxo-fotos-lista > li img').length === many,
      photos,
      { timeout: 60_000 },
    );
    await page.getByRole('button', { name: 'Concluir' }).click();
    await page.getByText('Fiscalização concluída').first().waitFor({ timeout: 60_000 });
  }
}

/** Runs in the page. */
async function writeDrafts(ids) {
  const headers = { 'X-CSRF': '1' };
  const { usuario } = await (await fetch('/api/sessao', { headers })).json();
  const day = await (await fetch('/api/ms-alipen/fiscalizacoes/do-dia', { headers })).json();
  const now = new Date().toISOString();
  const blank = { resposta: null, valor: '', tara: '', brutos: [], leituras: [], quantidades: {}, texto: '' };
  const empty = { ...blank, motivo: '', providencia: '', fotos: [] };
  const answers = {
    CONFORMIDADE: () => ({ resposta: 'CONFORME' }),
    NUMERO: () => ({ valor: '1' }),
    TEMPERATURA: () => ({ leituras: [{ preparacao: '', graus: '65', medidaEm: now }] }),
    PESOS: () => ({ tara: '20', brutos: ['760', '755', '748'] }),
    ESCALA: () => ({ valor: '4' }),
    HORA: () => ({ valor: '11:00' }),
    AUTOMATICO: () => ({ valor: '11:00' }),
    TEXTO: () => ({ texto: 'Sem mais.' }),
    QUANTIDADES: ({ publicos }) => ({
      quantidades: Object.fromEntries(publicos.map(({ tipoPublicoId, confirmada }) => [tipoPublicoId, confirmada])),
    }),
  };
  const drafts = ids.map(id => {
    const delivery = day.fiscalizacoes.find(each => each.id === id);
    const form = day.formularios.find(each => each.id === delivery.formularioId);
    const items = form.secoes
      .flatMap(({ itens }) => itens)
      .filter(({ obrigatorio, tipo }) => obrigatorio && answers[tipo]);
    const respostas = Object.fromEntries(
      items.map(({ codigo, tipo }) => [codigo, { ...empty, ...answers[tipo](delivery) }]),
    );
    const assinatura = { nome: usuario.nome, tracos: [] };
    const value = {
      ...{ clienteUuid: crypto.randomUUID(), fiscalizacaoId: id, formularioId: form.id, iniciadaEm: now, respostas },
      ...{ assinatura, ciencia: null, prepostoNome: '', justificativa: '', perguntando: null },
    };
    return [`fiscalizacao|${usuario.matricula}|${id}`, { person: usuario.matricula, value }];
  });
  await new Promise((resolve, reject) => {
    const opening = indexedDB.open('alipen-fila');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const change = opening.result.transaction('drafts', 'readwrite');
      for (const [key, draft] of drafts) change.objectStore('drafts').put(draft, key);
      change.oncomplete = () => {
        opening.result.close();
        resolve(undefined);
      };
      change.onerror = () => reject(change.error);
    };
  });
}
