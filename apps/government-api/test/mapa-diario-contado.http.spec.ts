import type { components } from '@alipen/contracts/generated/government-api';
import { sql } from 'drizzle-orm';
import { prepararBanco } from './kit/banco.ts';
import { esvaziar, gravar, semearContratos } from './mapa-diario.historias.ts';
import type { CelulaModelo, DiaModelo } from './mapa-diario.modelo.ts';
import { abrirCliente, type Cliente, HOJE, ids, semearCenario } from './pedidos.cenario.ts';

type Schemas = components['schemas'];
const ONTEM = '2026-11-19';
const AMANHA = '2026-11-21';

const celula = (refeicao: number, entregue?: number): CelulaModelo => ({
  ...{ refeicao, publico: ids.interno, contrato: 1, preco: 1000, solicitada: 100 },
  confirmacao: { primeira: 100, ajustes: [] },
  entregas: entregue === undefined ? [] : [{ entregue, recusada: 0 }],
});
const dia = (data: string, celulas: readonly CelulaModelo[], lotacao: number = ids.upsl): DiaModelo => ({
  ...{ lotacao, data, inspecoes: [], glosas: [] },
  pedidos: [{ conta: true, celulas }],
  efetivo: { internos: 100, plantao: 6, expediente: 18 },
});

describe('de quanto são os números do mapa', () => {
  const banco = prepararBanco();
  let cliente: Cliente;
  const ler = async <T>(url: string) => (await cliente.get<T>('gestora', `/mapa-diario${url}`)).corpo;
  const dita = ({ contado, entregas }: Schemas['LinhaMapa']) =>
    [contado, entregas && `${entregas.recebidas} de ${entregas.previstas}`, entregas?.atrasadas].join(' ').trim();
  const noDia = async (data: string, base = 'ACEITA') => {
    const { linhas, totais } = await ler<Schemas['MapaDiario']>(`?data=${data}&base=${base}`);
    return { ...Object.fromEntries(linhas.map(linha => [linha.lotacao.id, dita(linha)])), totais: totais.entregas };
  };

  beforeAll(async () => {
    await semearCenario(banco.database);
    await semearContratos(banco.database);
    cliente = await abrirCliente(banco);
    await banco.database.execute(sql`delete from vigencias_tipo_alimentacao`);
    await banco.database.execute(sql`update tipos_alimentacao set entrega_inicio = '06:00', entrega_fim = '07:00'`);
    await banco.database.execute(sql`update tipos_alimentacao set entrega_inicio = '11:00', entrega_fim = '13:00'
      where id = ${ids.almoco}`);
    // The unit in Acre, two hours behind the other, takes lunch an hour later.
    await banco.database.execute(sql`insert into janelas_lotacao
      (lotacao_id, tipo_alimentacao_id, vale_de, entrega_inicio, entrega_fim, alterado_por, alterado_em)
      values (${ids.acre}, ${ids.almoco}, '2026-11-01', '12:00', '14:00', 1, now())`);
  });
  beforeEach(() => esvaziar(banco.database));

  it('sem recebimento, diz ainda não antes da janela da lotação, no relógio dela, e nada recebido desde que ela abre', async () => {
    await gravar(banco.database, [dia(HOJE, [celula(ids.almoco)]), dia(HOJE, [celula(ids.almoco)], ids.acre)]);
    const nas = async (hora: string) => {
      cliente.em(`${HOJE}T${hora}:00.000Z`);
      const { [ids.upsl]: upsl, [ids.acre]: acre } = (await noDia(HOJE)) as Record<number, string>;
      return [upsl, acre];
    };
    const [ainda, aberta, fechada] = ['AINDA_NAO 0 de 1 0', 'NADA_RECEBIDO 0 de 1 0', 'NADA_RECEBIDO 0 de 1 1'];
    expect(await nas('13:59')).toEqual([ainda, ainda]);
    expect(await nas('14:00')).toEqual([aberta, ainda]);
    expect(await nas('16:01')).toEqual([fechada, ainda]);
    expect(await nas('17:00')).toEqual([fechada, aberta]);
    expect(await nas('19:01')).toEqual([fechada, fechada]);
  });

  it('o dia passado sem recebimento é nada recebido, e o futuro ainda não', async () => {
    cliente.em(`${HOJE}T14:00:00.000Z`);
    await gravar(banco.database, [dia(ONTEM, [celula(ids.cafe)]), dia(AMANHA, [celula(ids.cafe)])]);
    expect((await noDia(ONTEM)) as object).toMatchObject({ [ids.upsl]: 'NADA_RECEBIDO 0 de 1 1' });
    expect((await noDia(AMANHA)) as object).toMatchObject({ [ids.upsl]: 'AINDA_NAO 0 de 1 0' });
  });

  it('o total do dia diz de quantas entregas é, e a linha só é toda quando tudo veio', async () => {
    cliente.em(`${HOJE}T14:00:00.000Z`);
    await gravar(banco.database, [
      dia(HOJE, [celula(ids.cafe, 100), celula(ids.almoco)]),
      dia(HOJE, [celula(ids.cafe, 100), celula(ids.almoco, 90)], ids.acre),
    ]);
    expect(await noDia(HOJE)).toMatchObject({
      [ids.upsl]: 'EM_PARTE 1 de 2 0',
      [ids.acre]: 'EM_PARTE 2 de 2 0',
      totais: { previstas: 4, recebidas: 3, incompletas: 1, atrasadas: 0 },
    });
    expect(await noDia(HOJE, 'SOLICITADA')).toMatchObject({ [ids.upsl]: 'TUDO 1 de 2 0' });
    await esvaziar(banco.database);
    await gravar(banco.database, [dia(HOJE, [celula(ids.cafe, 100), celula(ids.almoco, 100)])]);
    expect(await noDia(HOJE)).toMatchObject({ [ids.upsl]: 'TUDO 2 de 2 0' });
  });

  it('o mês diz o mesmo de cada dia; o consolidado, se algo chegou', async () => {
    cliente.em(`${HOJE}T14:00:00.000Z`);
    await gravar(banco.database, [
      dia(ONTEM, [celula(ids.cafe, 100)]),
      dia(HOJE, [celula(ids.almoco)]),
      dia(AMANHA, [celula(ids.cafe)]),
      dia(HOJE, [celula(ids.almoco)], ids.acre),
    ]);
    const mes = await ler<Schemas['MapaDoMes']>(`/mes?mes=2026-11&lotacaoId=${ids.upsl}`);
    expect(mes.linhas.slice(17, 21).map(dita)).toEqual([
      ...['NADA_PEDIDO', 'TUDO 1 de 1 0', 'NADA_RECEBIDO 0 de 1 0', 'AINDA_NAO 0 de 1 0'],
    ]);
    expect(mes.totais.entregas).toEqual({ previstas: 3, recebidas: 1, incompletas: 0, atrasadas: 0 });
    const todas = await ler<Schemas['MapaConsolidado']>('/consolidado?mes=2026-11');
    const porId = Object.fromEntries(todas.linhas.map(linha => [linha.lotacao.id, dita(linha)]));
    expect(porId).toMatchObject({ [ids.upsl]: 'EM_PARTE', [ids.acre]: 'NADA_RECEBIDO' });
    expect(todas.totais.entregas).toBeUndefined();
  });
});
