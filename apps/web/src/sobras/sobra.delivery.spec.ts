import 'fake-indexeddb/auto';
import { deserialize, serialize } from 'node:v8';
import { type Seen, serve } from '../app/fetch.fixture.ts';
import { type OutboxItem, readItems, removeItem, writeItem } from '../outbox/device.store.ts';
import { sendOutbox } from '../outbox/outbox.sender.ts';
import { isForLater } from '../outbox/refusal.rule.ts';
import { sobraDelivery } from './sobra.delivery.ts';

globalThis.structuredClone ??= value => deserialize(serialize(value));

const PERSON = 'M-1';
const ONDE = { lotacaoId: 3, data: '2026-11-20', tipoAlimentacaoId: 2 };
const MEDIDA = { refeicoes: 5, gramas: null };
const sobra = (over: Partial<OutboxItem> = {}): OutboxItem => ({
  ...{ id: 's-1', person: PERSON, kind: 'sobra', title: 'Sobras: Almoço', detail: 'UPSL 1', photos: [] },
  ...{ at: '2026-11-20T15:00:00.000Z', delivered: false, refusal: null },
  body: { ...ONDE, corrige: null, medida: MEDIDA },
  ...over,
});

let resposta: { status: number; json: object };
let chamadas: Seen[];

describe('as sobras na fila de envio', () => {
  beforeEach(async () => {
    for (const item of await readItems(PERSON)) await removeItem(item);
    resposta = { status: 201, json: {} };
    const responder = () => resposta;
    chamadas = serve({ 'POST /api/ms-alipen/sobras': responder, 'PUT /api/ms-alipen/sobras/9': responder });
  });

  it('a primeira leva o seu uuid como chave e como registro; a correção, a versão que se viu', async () => {
    await writeItem(sobra());
    await writeItem(
      sobra({
        id: 's-2',
        at: '2026-11-20T15:01:00.000Z',
        body: { ...ONDE, corrige: { id: 9, versao: 4 }, medida: MEDIDA },
      }),
    );
    expect(await sendOutbox(PERSON)).toBe('done');
    const ditas = chamadas.map(({ method, path, headers, body }) => ({
      ...{ method, path, body, key: headers.get('idempotency-key'), ifMatch: headers.get('if-match') },
    }));
    expect(ditas).toEqual([
      {
        ...{ method: 'POST', path: '/api/ms-alipen/sobras', key: 's-1', ifMatch: null },
        body: { ...ONDE, ...MEDIDA, clienteUuid: 's-1' },
      },
      { method: 'PUT', path: '/api/ms-alipen/sobras/9', key: 's-2', ifMatch: '"4"', body: MEDIDA },
    ]);
    expect(await readItems(PERSON)).toEqual([]);
  });

  it('espera o recebimento da mesma refeição que ainda está na fila; o recusado não a prende', async () => {
    const recebimento = sobra({
      id: 'r-1',
      kind: 'recebimento',
      at: '2026-11-20T14:00:00.000Z',
      photos: ['falta'],
      body: ONDE,
    });
    await writeItem(recebimento);
    const cedo = await Promise.resolve(sobraDelivery.send(sobra(), [])).catch(error => error);
    expect([isForLater(cedo), chamadas]).toEqual([true, []]);
    await writeItem({ ...recebimento, refusal: 'Não.' });
    await writeItem(sobra());
    expect(await sendOutbox(PERSON)).toBe('done');
    expect(chamadas.map(({ path }) => path)).toEqual(['/api/ms-alipen/sobras']);
  });

  it('a recusa do servidor fica com a frase dele', async () => {
    const detail = 'Almoço: Sônia já registrou às 12:40 o que sobrou. Corrija o registro.';
    resposta = { status: 409, json: { detail } };
    await writeItem(sobra());
    expect(await sendOutbox(PERSON)).toBe('done');
    expect((await readItems(PERSON)).map(({ refusal }) => refusal)).toEqual([detail]);
  });
});
