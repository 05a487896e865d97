import type { components } from '@alipen/contracts/generated/government-api';
import { sql } from 'drizzle-orm';
import {
  aberta,
  chegar,
  concluir,
  conclusao,
  declarar,
  type Fiscalizacao,
  inseto,
  receberFoto,
  respostas,
} from './fiscalizacoes.cenario.ts';
import { prepararBanco } from './kit/banco.ts';
import { AMANHA, abrirCliente, type Cliente, ids, semearCenario } from './pedidos.cenario.ts';
import { esvaziar } from './recebimentos.cenario.ts';

type Schemas = components['schemas'];

describe('o desconto que os pontos do dia propõem', () => {
  const banco = prepararBanco();
  let cliente: Cliente;

  beforeAll(async () => {
    await semearCenario(banco.database);
    cliente = await abrirCliente(banco);
  });
  beforeEach(async () => {
    await esvaziar(banco.database);
    await banco.database.execute(sql`truncate numeracao_fiscalizacoes`);
  });

  const obter = async (id: number) => (await cliente.get<Fiscalizacao>('gestora', `/fiscalizacoes/${id}`)).corpo;
  async function noMapa(): Promise<{ pontos: number; descontoPct: number; fiscalizacoes: number }> {
    const { corpo } = await cliente.get<Schemas['MapaDiario']>(
      'gestora',
      `/mapa-diario?base=CONFIRMADA&data=${AMANHA}`,
    );
    const conta = corpo.linhas.find(({ lotacao }) => lotacao.id === ids.upsl)?.contratos[0];
    const origem = await cliente.get<Schemas['OrigemDoMapa']>(
      'gestora',
      `/mapa-diario/origem?base=CONFIRMADA&data=${AMANHA}&lotacaoId=${ids.upsl}`,
    );
    const de = origem.corpo.fiscalizacoes;
    expect(de.reduce((soma, { pontos }) => soma + pontos, 0)).toBe(conta?.pontos);
    return { pontos: conta?.pontos ?? -1, descontoPct: conta?.descontoPct ?? -1, fiscalizacoes: de.length };
  }
  async function porTras(): Promise<[(string | boolean | number)[][] | undefined, number | undefined][]> {
    const { corpo } = await cliente.get<Schemas['OrigemDoMapa']>(
      'gestora',
      `/mapa-diario/origem?data=${AMANHA}&lotacaoId=${ids.upsl}`,
    );
    return corpo.fiscalizacoes.map(({ falhas, fotos }) => [
      falhas?.map(({ codigo, item, critico, pontos }) => [codigo, item, critico, pontos]),
      fotos?.length,
    ]);
  }
  async function dizem(concluidas: readonly number[], esperado: Schemas['DescontoDoDia']): Promise<void> {
    for (const id of concluidas) expect((await obter(id)).descontoDoDia).toEqual(esperado);
    expect(await noMapa()).toEqual(esperado);
  }

  it('é o mesmo na fiscalização e no mapa: só das completas, e volta atrás na reaberta', async () => {
    const primeira = await aberta(cliente, banco.database);
    const esperada = declarar();
    const comInseto = { respostas: respostas(esperada, inseto(esperada)) };
    const { corpo } = await concluir(cliente, 'fiscal', primeira.id, conclusao([esperada], comInseto));
    expect([corpo.situacao, corpo.pontos]).toEqual(['AGUARDANDO_FOTOS', 20]);
    await dizem([primeira.id], { pontos: 0, descontoPct: 0, fiscalizacoes: 0 });

    const nova = { origem: 'MANUAL', pedidoId: primeira.pedido?.id, tipoAlimentacaoId: ids.almoco };
    const { corpo: segunda } = await cliente.post<Fiscalizacao>('gestora', '/fiscalizacoes', nova);
    const foto = declarar();
    await chegar(banco.database, foto);
    const aberto = { item: 'F1', resposta: 'NAO_CONFORME' as const, observacao: 'aberta', fotos: [foto.uuid] };
    const inteiro = { item: 'A2', quantidades: [{ tipoPublicoId: ids.interno, entregue: 110 }] };
    const leve = { respostas: respostas(foto, aberto, inteiro) };
    await concluir(cliente, 'fiscal', segunda.id, conclusao([foto], leve));
    const ambas = [primeira.id, segunda.id];
    await dizem(ambas, { pontos: 5, descontoPct: 1, fiscalizacoes: 1 });

    await receberFoto(cliente, banco.database, esperada);
    expect((await obter(primeira.id)).situacao).toBe('REALIZADA');
    await dizem(ambas, { pontos: 25, descontoPct: 3, fiscalizacoes: 2 });
    expect(await porTras()).toEqual([
      [[['E5', 'Sem corpo estranho, inseto ou azedume', true, 20]], 1],
      [[['F1', 'Embalagem íntegra e fechada', false, 5]], 1],
    ]);

    const preposto = { nome: 'Paulo', ciencia: 'ACEITA' };
    await cliente.post('fiscal', `/fiscalizacoes/${primeira.id}/ciencia`, { preposto });
    expect((await obter(primeira.id)).situacao).toBe('CIENTE_FORNECEDOR');
    await dizem(ambas, { pontos: 25, descontoPct: 3, fiscalizacoes: 2 });

    const { versao } = await obter(primeira.id);
    const reaberta = await cliente.post<Fiscalizacao>(
      'gestora',
      `/fiscalizacoes/${primeira.id}/reabrir`,
      { motivo: 'era uma folha' },
      `"${versao}"`,
    );
    expect([reaberta.status, reaberta.corpo.descontoDoDia]).toEqual([200, null]);
    await dizem([segunda.id], { pontos: 5, descontoPct: 1, fiscalizacoes: 1 });
  });
});
