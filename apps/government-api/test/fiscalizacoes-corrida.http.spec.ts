import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { rows } from '../src/database/database.ts';
import { FotosService } from '../src/fotos/fotos.service.ts';
import { aberta, chegar, concluir, conclusao, declarar, type Fiscalizacao } from './fiscalizacoes.cenario.ts';
import { prepararBanco } from './kit/banco.ts';
import { AMANHA, abrirCliente, type Cliente, ids, semearCenario } from './pedidos.cenario.ts';
import { esvaziar } from './recebimentos.cenario.ts';

describe('fiscalizações ao mesmo tempo', corridas);

function corridas() {
  const banco = prepararBanco();
  let cliente: Cliente;
  beforeAll(async () => {
    await semearCenario(banco.database);
    cliente = await abrirCliente(banco);
  });
  beforeEach(() => esvaziar(banco.database));

  const situacao = async () =>
    (await rows<{ situacao: string }>(banco.database, sql`select situacao from fiscalizacoes`))[0]?.situacao;

  it('duas pessoas concluem: uma grava, a outra sabe quem foi', async () => {
    const { id } = await aberta(cliente, banco.database);
    const respostas = await Promise.all(
      (['fiscal', 'gestora', 'fiscal', 'gestora'] as const).map(quem =>
        concluir(cliente, quem, id, conclusao([declarar()])),
      ),
    );
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(respostas.find(({ status }) => status === 409)?.corpo.detail).toMatch(/já concluiu esta fiscalização às/);
  });

  it('vinte envios da mesma conclusão são um', async () => {
    const { id } = await aberta(cliente, banco.database);
    const corpo = conclusao([declarar()], { clienteUuid: randomUUID() });
    const respostas = await Promise.all(Array.from({ length: 20 }, () => concluir(cliente, 'fiscal', id, corpo)));
    expect(new Set(respostas.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await rows(banco.database, sql`select count(*)::int as n from versoes_fiscalizacao`)).toEqual([{ n: 1 }]);
  });

  it.each([1, 2, 3, 4])('concluir e cancelar: só um acontece (vez %i)', async () => {
    const { id, etag } = await aberta(cliente, banco.database);
    const [feita, cancelada] = await Promise.all([
      concluir(cliente, 'fiscal', id, conclusao([declarar()])),
      cliente.post<Fiscalizacao>('gestora', `/fiscalizacoes/${id}/cancelar`, { motivo: 'engano' }, etag),
    ]);
    expect([feita.status, cancelada.status].filter(status => status === 200)).toHaveLength(1);
    expect(await situacao()).toBe(feita.status === 200 ? 'AGUARDANDO_FOTOS' : 'CANCELADA');
  });

  it.each([1, 2, 3, 4])(
    'a última foto que chega junto com a conclusão não deixa a fiscalização esperando (vez %i)',
    async () => {
      const { id } = await aberta(cliente, banco.database);
      const foto = declarar();
      const fotos = cliente.pegar(FotosService);
      await Promise.all([
        concluir(cliente, 'fiscal', id, conclusao([foto])),
        banco.database.transaction(async tx => {
          await chegar(tx as typeof banco.database, foto);
          const lida = (await fotos.presentes(tx, [foto.uuid])).get(foto.uuid);
          if (lida) await fotos.anunciar(tx, lida);
        }),
      ]);
      expect(await situacao()).toBe('REALIZADA');
    },
  );

  it('duas pessoas abrem a mesma entrega: uma fiscalização', async () => {
    const { pedido, refeicao, id, etag } = await aberta(cliente, banco.database);
    await cliente.post('gestora', `/fiscalizacoes/${id}/cancelar`, { motivo: 'engano' }, etag);
    const nova = { origem: 'MANUAL', pedidoId: pedido?.id, tipoAlimentacaoId: refeicao.id };
    const respostas = await Promise.all(
      (['fiscal', 'gestora', 'fiscal'] as const).map(quem => cliente.post(quem, '/fiscalizacoes', nova)),
    );
    expect(respostas.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it('duas pessoas abrem a mesma entrega que ninguém pediu: uma fiscalização', async () => {
    const nova = { origem: 'MANUAL', lotacaoId: ids.upsl, data: AMANHA, tipoAlimentacaoId: ids.jantar };
    const respostas = await Promise.all(
      (['fiscal', 'gestora', 'fiscal', 'gestora'] as const).map(quem => cliente.post(quem, '/fiscalizacoes', nova)),
    );
    expect(respostas.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  });
}
