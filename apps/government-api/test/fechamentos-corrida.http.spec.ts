import { sql } from 'drizzle-orm';
import { rows } from '../src/database/database.ts';
import {
  assinar,
  DEPOIS,
  darSenhas,
  esvaziarFechamentos,
  type Fechamento,
  fechar,
  type Recusa,
  reabrir,
  recebido,
  rota,
} from './fechamentos.cenario.ts';
import { prepararBanco } from './kit/banco.ts';
import { abrirCliente, type Cliente, ids, motivosDe, semearCenario } from './pedidos.cenario.ts';
import { ALMOCO_INTEIRO, CAFE_INTEIRO, confirmado, type DoPedido, esvaziar } from './recebimentos.cenario.ts';

describe('o fechamento ao mesmo tempo que o resto', corridas);

const VEZES = 8;

function corridas() {
  const banco = prepararBanco();
  let cliente: Cliente;
  beforeAll(async () => {
    await semearCenario(banco.database);
    await darSenhas(banco.database);
    cliente = await abrirCliente(banco);
  });
  beforeEach(async () => {
    await esvaziarFechamentos(banco.database);
    await esvaziar(banco.database);
  });

  const cadeia = async () =>
    (await cliente.get<{ integra: boolean; versoes: number }>('gestora', `/lotacoes/${ids.upsl}/cadeia`)).corpo;

  it('dois fechamentos do mesmo dia: um fecha, o outro vê a versão nova', async () => {
    await recebido(cliente, banco.database);
    const respostas = await Promise.all(
      (['solicitante', 'gestora', 'solicitante', 'gestora'] as const).map(quem => fechar(cliente, quem)),
    );
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412]);
    expect(await cadeia()).toMatchObject({ versoes: 1, integra: true });
  });

  it('dias diferentes da mesma lotação ao mesmo tempo: a cadeia tem um fim só', async () => {
    cliente.em(DEPOIS);
    const dias = Array.from({ length: VEZES }, (_, n) => rota(`2026-11-${String(n + 1).padStart(2, '0')}`));
    const respostas = await Promise.all(dias.map(onde => fechar(cliente, 'gestora', '"0"', onde)));
    expect(new Set(respostas.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await cadeia()).toMatchObject({ versoes: VEZES, integra: true });
  });

  it('fechar e registrar o último recebimento: o registro entra antes e está no mapa, ou o dia não fecha', async () => {
    const pedido = await confirmado(cliente, banco.database);
    const url = `/pedidos/${pedido.id}/recebimentos`;
    const { etag } = await cliente.post<DoPedido>('solicitante', url, CAFE_INTEIRO, pedido.etag);
    cliente.em(DEPOIS);
    const [fechamento, registro] = await Promise.all([
      fechar(cliente, 'gestora'),
      cliente.post<Recusa>('solicitante', url, ALMOCO_INTEIRO, etag),
    ]);
    expect(registro.status).toBe(201);
    expect([200, 409]).toContain(fechamento.status);
    const total = (fechamento.corpo as Fechamento).versoes?.[0]?.totalRefeicoes;
    expect(fechamento.status === 200 ? total : 218).toBe(218);
  });

  it('fechar e corrigir um recebimento: a correção está no mapa ou é recusada', async () => {
    for (let vez = 0; vez < VEZES; vez += 1) {
      await esvaziarFechamentos(banco.database);
      await esvaziar(banco.database);
      const { etag } = await recebido(cliente, banco.database);
      const [gravado] = await rows<{ id: number }>(
        banco.database,
        sql`select id from recebimentos where tipo_alimentacao_id = ${ids.almoco}`,
      );
      const correcao = { itens: [{ tipoPublicoId: ids.interno, entregue: 108, recusada: 0 }], motivo: 'Eram 108.' };
      const [fechamento, corrigido] = await Promise.all([
        fechar(cliente, 'gestora'),
        cliente.post<Recusa>('fiscal', `/recebimentos/${gravado?.id}/correcoes`, correcao, etag),
      ]);
      expect(fechamento.status).toBe(200);
      expect([201, 409]).toContain(corrigido.status);
      expect(fechamento.corpo.versoes[0]?.totalRefeicoes).toBe(corrigido.status === 201 ? 216 : 218);
      if (corrigido.status === 409) expect(corrigido.corpo.detail).toMatch(/está fechado\. Peça a reabertura/);
    }
  });

  it('fechar e informar o efetivo: o número está no mapa ou é recusado', async () => {
    const semServidores = { servidoresPlantao: 0, servidoresExpediente: 0 };
    for (let vez = 1; vez <= VEZES; vez += 1) {
      cliente.em(DEPOIS);
      const data = `2026-10-${String(vez).padStart(2, '0')}`;
      const [fechamento, efetivo] = await Promise.all([
        fechar(cliente, 'gestora', '"0"', rota(data)),
        cliente.put<Recusa>('solicitante', `/lotacoes/${ids.upsl}/efetivos/${data}`, {
          ...semServidores,
          internos: 200 + vez,
        }),
      ]);
      expect(fechamento.status).toBe(200);
      const [guardado] = await rows<{ internos: string | null }>(
        banco.database,
        sql`select conteudo #>> '{efetivo,internos}' as internos from fechamentos_mapa where data = ${data}`,
      );
      expect([efetivo.status, guardado?.internos === String(200 + vez)]).toEqual(
        efetivo.status === 409 ? [409, false] : [200, true],
      );
    }
  });

  it('assinar duas vezes ao mesmo tempo: uma assinatura, e a outra pessoa sabe quem foi', async () => {
    await recebido(cliente, banco.database);
    await fechar(cliente);
    const respostas = await Promise.all([
      assinar(cliente, 'solicitante', 'RESPONSAVEL_UNIDADE'),
      assinar(cliente, 'gestora', 'RESPONSAVEL_UNIDADE'),
      assinar(cliente, 'solicitante', 'RESPONSAVEL_UNIDADE'),
    ]);
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(respostas.find(({ status }) => status === 409)?.corpo.detail).toMatch(/já assinou esta versão/);
  });

  it('assinar e reabrir ao mesmo tempo: a assinatura é da versão que vale, ou é recusada', async () => {
    await recebido(cliente, banco.database);
    await fechar(cliente);
    const motivo = (await motivosDe(banco.database))('REABERTURA', 'ERRO_LANCAMENTO');
    const [assinatura, reabertura] = await Promise.all([
      assinar(cliente, 'fiscal', 'FISCAL'),
      reabrir(cliente, motivo),
    ]);
    expect(reabertura.status).toBe(200);
    expect([200, 409]).toContain(assinatura.status);
    expect(await cadeia()).toMatchObject({ versoes: 1, integra: true });
  });
}
