import type { components } from '@alipen/contracts/generated/government-api';
import { jest } from '@jest/globals';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { MapaDiarioService } from '../src/mapa-diario/mapa-diario.service.ts';
import { darSenhas, esvaziarFechamentos, fechar, rota } from './fechamentos.cenario.ts';
import { prepararBanco } from './kit/banco.ts';
import { paciencia, tantas } from './kit/profundidade.ts';
import { DIAS, esvaziar, gravar, historias, LOTACOES, semearContratos } from './mapa-diario.historias.ts';
import { contaDoDia, type DiaModelo, fornecedorDe, somadas } from './mapa-diario.modelo.ts';
import { abrirDoMes, DIA_1, esvaziarMedicoes, ler, MES, type Medicao, passo } from './medicoes.cenario.ts';
import { abrirCliente, type Cliente, motivosDe, semearCenario } from './pedidos.cenario.ts';

jest.setTimeout(paciencia(240_000));

type Schemas = components['schemas'];
type Mudanca = { readonly dia: number; readonly fornecedor: number; readonly pontos: number };

const andamento = fc.record({
  dias: historias,
  reabertos: fc.uniqueArray(
    fc.record({ dia: fc.nat(11), fornecedor: fc.constantFrom(1, 2), pontos: fc.integer({ min: 1, max: 50 }) }),
    { maxLength: 3, selector: ({ dia }) => dia },
  ),
  decisoes: fc.array(fc.nat(9), { maxLength: 6 }),
});

describe('as medições de um mês e o modelo independente, ao centavo', () => {
  const banco = prepararBanco();
  let cliente: Cliente;
  let mapas: MapaDiarioService;
  let motivo: number;

  beforeAll(async () => {
    await semearCenario(banco.database);
    await semearContratos(banco.database);
    await darSenhas(banco.database);
    cliente = await abrirCliente(banco);
    mapas = cliente.pegar(MapaDiarioService);
    motivo = (await motivosDe(banco.database))('REABERTURA', 'ERRO_LANCAMENTO');
  });

  const todas = async (): Promise<Medicao[]> => {
    const { corpo } = await cliente.get<Schemas['PaginaMedicoes']>('gestora', `/medicoes?mes=${MES}&ordem=contrato`);
    return Promise.all(corpo.itens.map(({ id }) => ler(cliente, 'gestora', id)));
  };
  const fecharTudo = async () => {
    for (const lotacaoId of LOTACOES) {
      const url = `/lotacoes/${lotacaoId}/fechamentos-do-mes`;
      expect((await cliente.post('gestora', url, { mes: MES })).status).toBe(200);
    }
  };

  async function recomecar(dias: readonly DiaModelo[]) {
    await esvaziarMedicoes(banco.database);
    await esvaziarFechamentos(banco.database);
    await esvaziar(banco.database);
    await gravar(banco.database, dias);
    cliente.em(DIA_1);
    await fecharTudo();
    await abrirDoMes(cliente);
  }

  async function refazer(dias: readonly DiaModelo[], { dia: n, fornecedor, pontos }: Mudanca): Promise<DiaModelo[]> {
    const dia = dias[n];
    if (!dia) throw new Error('twelve days');
    const onde = rota(dia.data, dia.lotacao);
    const { etag } = await cliente.get<Schemas['Fechamento']>('gestora', onde);
    const reaberto = await cliente.post('gestora', `${onde}/reabertura`, { motivoId: motivo }, etag ?? undefined);
    expect(reaberto.status).toBe(200);
    await banco.database.execute(sql`insert into fiscalizacoes (numero, situacao, origem, lotacao_id, tipo_alimentacao_id, data,
        fornecedor_id, janela_inicio_em, janela_fim_em, limites, formulario_id, versao_vigente, realizada_em, resultado, nota,
        pontos, criada_em, criada_por, alterada_em, alterada_por)
      values (${`R${n}`}, 'REALIZADA', 'ROTINA', ${dia.lotacao}, 1, ${dia.data}, ${fornecedor}, ${DIA_1}::timestamptz,
        ${DIA_1}::timestamptz + interval '1 hour', '{}', (select min(id) from formularios), 1, ${DIA_1}::timestamptz, 'CONFORME',
        900, ${pontos}, ${DIA_1}::timestamptz, 1, ${DIA_1}::timestamptz, 1)`);
    const fechado = await fechar(cliente, 'gestora', etag ?? '"1"', onde);
    expect(fechado.status).toBe(200);
    return dias.map((cada, at) =>
      at === n ? { ...cada, inspecoes: [...cada.inspecoes, { fornecedor, pontos }] } : cada,
    );
  }

  async function conferir(dias: readonly DiaModelo[]): Promise<Medicao[]> {
    const modelo = somadas(dias.map(dia => contaDoDia(dias, dia, 'ACEITA')));
    const consolidado = await mapas.consolidado(banco.database, { mes: MES });
    const medicoes = await todas();
    const soma = (de: (medicao: Medicao) => number) => medicoes.reduce((total, medicao) => total + de(medicao), 0);
    const liquido = soma(({ conferencia }) => conferencia.propostoCentavos);
    expect([liquido, consolidado.totais.liquidoCentavos]).toEqual([modelo.liquido, modelo.liquido]);
    expect(soma(({ resumo }) => resumo.totais.brutoCentavos)).toBe(modelo.bruto);
    expect(soma(({ resumo }) => resumo.totais.glosaCentavos)).toBe(modelo.glosa);
    for (const { resumo, conferencia, celulas, unidades, pendencias } of medicoes) {
      const doContrato = modelo.porContrato.get(resumo.contrato.id) ?? 0;
      expect([conferencia.propostoCentavos, conferencia.mapaCentavos, conferencia.confere]).toEqual([
        doContrato,
        doContrato,
        true,
      ]);
      const valor = celulas.reduce((total, celula) => total + celula.valorCentavos, 0);
      const dasUnidades = unidades.reduce((total, { totais }) => total + totais.liquidoCentavos, 0);
      expect([valor, dasUnidades]).toEqual([resumo.totais.brutoCentavos, resumo.totais.liquidoCentavos]);
      expect(pendencias.every(({ tipo }) => tipo === 'DESCONTO_A_DECIDIR')).toBe(true);
    }
    return medicoes;
  }

  /** Answers how much less than proposed is taken, in centavos. */
  async function decidir(medicoes: readonly Medicao[], decisoes: readonly number[]): Promise<number> {
    const propostos = medicoes.flatMap(({ resumo, descontos }) =>
      descontos.map(desconto => ({ medicaoId: resumo.id, desconto })),
    );
    let perdoado = 0;
    for (const [n, quanto] of decisoes.entries()) {
      const escolhido = propostos[n];
      if (!escolhido) break;
      const { linhaId, baseCentavos, percentual, propostoCentavos } = escolhido.desconto;
      const decidido = Math.min(quanto, percentual);
      const corpo = { percentual: decidido, motivo: 'Decidido pelo modelo.' };
      const { status } = await passo(cliente, 'gestora', `descontos/${linhaId}`, corpo, escolhido.medicaoId);
      expect(status).toBe(200);
      // Half up, in hundredths of a centavo.
      const centesimos = BigInt(baseCentavos) * BigInt(decidido);
      perdoado += propostoCentavos - (Number(centesimos / 100n) + (centesimos % 100n >= 50n ? 1 : 0));
    }
    return perdoado;
  }

  it('somam o consolidado e o modelo: troca de fornecedor, glosas, reaberturas e descontos decididos (15.2)', async () => {
    await fc.assert(
      fc.asyncProperty(andamento, async ({ dias, reabertos, decisoes }) => {
        await recomecar(dias);
        await conferir(dias);
        let agora: readonly DiaModelo[] = dias;
        for (const mudanca of reabertos) agora = await refazer(agora, mudanca);
        const medicoes = await conferir(agora);
        const perdoado = await decidir(medicoes, decisoes);
        const pagas = (await todas()).reduce((total, { resumo }) => total + resumo.totais.liquidoCentavos, 0);
        expect(pagas).toBe(somadas(agora.map(dia => contaDoDia(agora, dia, 'ACEITA'))).liquido + perdoado);
      }),
      { numRuns: tantas(4), endOnFailure: true },
    );
  });

  it('o fornecedor que muda no dia 15 dá duas medições que somam a unidade (15.2)', async () => {
    const celula = (contrato: number, solicitada: number) => ({
      ...{ refeicao: 1, publico: 1, contrato, preco: 101 },
      ...{ solicitada, confirmacao: null, entregas: [{ entregue: solicitada, recusada: 0 }] },
    });
    const dias = DIAS.map(data => ({
      ...{ lotacao: 1, data, efetivo: null, inspecoes: [], glosas: [] },
      pedidos: [{ conta: true, celulas: [celula(data < '2026-11-15' ? 1 : 2, 100)] }],
    }));
    await recomecar(dias);
    const medicoes = await conferir(dias);
    expect(
      medicoes.map(({ resumo }) => [resumo.contrato.fornecedorId, resumo.dias, resumo.totais.liquidoCentavos]),
    ).toEqual(
      [1, 2].map(contrato => {
        const quantos = DIAS.filter(data => (data < '2026-11-15' ? 1 : 2) === contrato).length;
        return [fornecedorDe(contrato), quantos, quantos * 10_100];
      }),
    );
  });
});
