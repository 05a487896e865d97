import type { components } from '@alipen/contracts/generated/government-api';
import { jest } from '@jest/globals';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { rows } from '../src/database/database.ts';
import { IdempotencyService } from '../src/idempotency/idempotency.service.ts';
import { IdempotencyKeysRepository } from '../src/idempotency/idempotency-keys.repository.ts';
import { prepararBanco } from './kit/banco.ts';
import { AMANHA, abrirCliente, type Cliente, ids, item, type Problema, semearCenario } from './pedidos.cenario.ts';

type Pedido = components['schemas']['Pedido'];

describe('a mesma intenção, mandada de novo', () => {
  const banco = prepararBanco();
  let cliente: Cliente;
  const novo = { lotacaoId: ids.upsl, dataRefeicao: AMANHA, itens: [item(ids.almoco, ids.interno, 100)] };
  const contar = async (tabela: string) => {
    const [linha] = await rows<{ n: number }>(banco.database, sql.raw(`select count(*)::int as n from ${tabela}`));
    return linha?.n ?? 0;
  };
  const criar = (chave?: string, corpo: unknown = novo) =>
    cliente.post<Pedido & Problema>('solicitante', '/pedidos', corpo, undefined, chave);

  beforeAll(async () => {
    await semearCenario(banco.database);
    cliente = await abrirCliente(banco);
  });
  beforeEach(() =>
    banco.database.execute(
      sql.raw(
        'truncate historico_pedido, contratos_pedido, itens_pedido, pedidos, numeracao_pedidos, chaves_idempotencia restart identity cascade',
      ),
    ),
  );

  it('recebe a primeira resposta: status, corpo e ETag, e nada acontece de novo', async () => {
    const antes = await contar('eventos');
    const primeira = await criar('c-1');
    const segunda = await criar('c-1');
    expect([primeira.status, primeira.repetida]).toEqual([201, false]);
    expect(segunda).toEqual({ ...primeira, repetida: true });
    expect([await contar('pedidos'), await contar('eventos')]).toEqual([1, antes + 1]);
  });

  it('com outro corpo, ou em outro endereço, é recusada', async () => {
    await criar('c-1');
    const outra = await criar('c-1', { ...novo, observacao: 'outra' });
    expect([outra.status, outra.corpo.type]).toEqual([422, '/problemas/chave-reutilizada']);
    const { corpo, etag } = await criar('c-2', { ...novo, dataRefeicao: '2026-11-22' });
    const enviado = await cliente.post('solicitante', `/pedidos/${corpo.id}/envio`, {}, etag, 'e-1');
    expect(enviado.status).toBe(200);
    const alheio = await cliente.post<Problema>('solicitante', '/pedidos/1/envio', {}, '"1"', 'e-1');
    expect([alheio.status, alheio.corpo.type]).toEqual([422, '/problemas/chave-reutilizada']);
  });

  it('a recusa não guarda a chave: corrigido o motivo, a mesma chave serve', async () => {
    const vazio = await criar('c-1', { ...novo, itens: [] });
    const { corpo, etag } = vazio;
    const recusado = await cliente.post('solicitante', `/pedidos/${corpo.id}/envio`, {}, etag, 'e-1');
    expect([recusado.status, await contar('chaves_idempotencia')]).toEqual([422, 1]);
    const editado = await cliente.put('solicitante', `/pedidos/${corpo.id}`, { itens: novo.itens }, etag);
    const enviado = await cliente.post('solicitante', `/pedidos/${corpo.id}/envio`, {}, editado.etag, 'e-1');
    expect([enviado.status, enviado.repetida]).toEqual([200, false]);
  });

  it('a chave igual de outra pessoa é outra chave', async () => {
    await criar('c-1');
    const outra = await cliente.post<Problema>('gestora', '/pedidos', novo, undefined, 'c-1');
    expect([outra.status, outra.repetida]).toEqual([409, false]);
  });

  it('repetida depois do envio, com a versão nova que a própria escrita fez, recebe a mesma resposta', async () => {
    const { corpo, etag } = await criar();
    const enviar = (ifMatch: string) =>
      cliente.post<Pedido>('solicitante', `/pedidos/${corpo.id}/envio`, {}, ifMatch, 'e-1');
    const primeira = await enviar(etag);
    expect(await enviar(primeira.etag)).toEqual({ ...primeira, repetida: true });
  });

  it('a chave com espaço ou longa demais é recusada', async () => {
    for (const chave of ['a b', 'x'.repeat(101)]) {
      const { status, corpo } = await criar(chave);
      expect([status, corpo.errors?.[0]?.pointer]).toEqual([422, '/header/Idempotency-Key']);
    }
    expect(await contar('pedidos')).toBe(0);
  });

  it('uma recusa por outra lotação desfaz a chave e deixa o rastro', async () => {
    const antes = await contar('eventos');
    const { status } = await cliente.post('doAcre', '/pedidos', novo, undefined, 'c-1');
    expect([status, await contar('chaves_idempotencia'), await contar('eventos')]).toEqual([403, 0, antes + 1]);
  });

  it('quem perde para o índice único ainda sabe quem foi o primeiro, em outra transação', async () => {
    const fornecedor = { cnpj: '11222333000181', razaoSocial: 'Outra Ltda', emails: [] };
    const { status, corpo } = await cliente.post<Problema & { registro?: unknown }>(
      'gestora',
      '/fornecedores',
      fornecedor,
      undefined,
      'f-1',
    );
    expect([status, corpo.registro]).toEqual([409, { id: 1, nome: 'Boa Mesa Ltda' }]);
  });

  it('cinquenta envios iguais ao mesmo tempo fazem um pedido e um envio, e todos recebem a mesma resposta', async () => {
    const todas = <T>(chamada: () => Promise<T>) => Promise.all(Array.from({ length: 50 }, chamada));
    const criados = await todas(() => criar('c-1'));
    expect(new Set(criados.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(criados.map(({ corpo }) => JSON.stringify(corpo))).size).toBe(1);
    expect(criados.filter(({ repetida }) => !repetida)).toHaveLength(1);
    const [{ corpo, etag } = { corpo: { id: 0 }, etag: '' }] = criados;
    const enviados = await todas(() =>
      cliente.post<Pedido>('solicitante', `/pedidos/${corpo.id}/envio`, {}, etag, 'e-1'),
    );
    expect(new Set(enviados.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(enviados.map(resposta => JSON.stringify([resposta.corpo, resposta.etag]))).size).toBe(1);
    expect(enviados.filter(({ repetida }) => !repetida)).toHaveLength(1);
    expect([await contar('pedidos'), await contar('historico_pedido')]).toEqual([1, 2]);
  });

  it('custa três comandos a mais por chamada, e uma repetição inteira custa quatro', async () => {
    const contados = async (chamada: () => Promise<unknown>) => {
      const comando = jest.spyOn(pg.Client.prototype, 'query');
      await chamada();
      const vezes = comando.mock.calls.length;
      comando.mockRestore();
      return vezes;
    };
    // The very first call looks some things up once; it stays out of the count.
    await criar(undefined, { ...novo, dataRefeicao: '2026-11-23' });
    const sem = await contados(() => criar());
    const com = await contados(() => criar('c-1', { ...novo, dataRefeicao: '2026-11-22' }));
    const repetida = await contados(() => criar('c-1', { ...novo, dataRefeicao: '2026-11-22' }));
    expect([com - sem, repetida]).toEqual([3, 4]);
  });

  it('a queda entre a escrita e a resposta repete sem dobrar', async () => {
    const guardar = jest.spyOn(IdempotencyKeysRepository.prototype, 'keeping').mockImplementationOnce(() => {
      throw new Error('queda');
    });
    const caiu = await criar('c-1');
    guardar.mockRestore();
    expect([caiu.status, await contar('pedidos')]).toEqual([500, 0]);
    const { status, repetida } = await criar('c-1');
    expect([status, repetida, await contar('pedidos')]).toEqual([201, false, 1]);
  });

  it('as chaves de mais de 48 horas são removidas; as de hoje ficam', async () => {
    await criar('c-1');
    await criar('c-2', { ...novo, dataRefeicao: '2026-11-22' });
    await banco.database.execute(
      sql`update chaves_idempotencia set criada_em = now() - interval '49 hours' where chave = 'c-1'`,
    );
    const servico = new IdempotencyService(new IdempotencyKeysRepository());
    expect(await servico.removerAntigas(banco.database)).toBe(1);
    expect(await contar('chaves_idempotencia')).toBe(1);
  });
});
