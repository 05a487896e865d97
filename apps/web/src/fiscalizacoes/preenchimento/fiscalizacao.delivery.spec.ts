import { serve } from '../../app/fetch.fixture.ts';
import type { OutboxItem } from '../../outbox/device.store.ts';
import { fiscalizacaoDelivery } from './fiscalizacao.delivery.ts';

const waiting: OutboxItem = {
  id: '0198c1f0-0000-7000-8000-000000000001',
  person: 'M-1',
  kind: 'fiscalizacao',
  title: 'Fiscalização nº 1',
  detail: 'UPSL 1',
  body: { fiscalizacaoId: 7, conclusao: { clienteUuid: '0198c1f0-0000-7000-8000-000000000001' } },
  photos: [],
  at: '2026-11-20T12:00:00.000Z',
  delivered: false,
  refusal: null,
};

describe('a fiscalização que sai da fila', () => {
  it('pode ser enviada de novo quando a resposta se perdeu: nada do que a identifica muda com a hora do envio', async () => {
    const calls = serve({ 'POST /api/ms-alipen/fiscalizacoes/7/concluir': { json: {} } });
    await fiscalizacaoDelivery.send(waiting, []);
    await fiscalizacaoDelivery.send(waiting, []);
    const [first, second] = calls;
    expect(calls).toHaveLength(2);
    expect(second?.body).toMatchObject({ clienteUuid: waiting.id });
    // The server refuses a key that comes back with other content, and the time of sending is content.
    for (const call of [first, second]) expect(call?.headers.get('Idempotency-Key')).toBeNull();
  });
});
