import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { addDays, Clock, daysBetween, FUSO_DA_AGENCIA } from '../clock/clock.ts';
import { nomeDoMes } from '../clock/month-names.ts';
import { Database, type Transaction } from '../database/database.ts';
import { EmpenhosService } from '../empenhos/empenhos.service.ts';
import { ProgramacoesService } from '../programacoes/programacoes.service.ts';
import { type Formato, spreadsheetFile } from '../spreadsheets/spreadsheet-file.ts';
import type { ExportColumn } from '../spreadsheets/spreadsheet-value.ts';
import { IndicadoresRepository } from './indicadores.repository.ts';
import { ProjecaoRepository } from './projecao.repository.ts';
import {
  atendimentoDe,
  type BuscaProjecao,
  mesEmQueAcaba,
  mesesAFrente,
  Projecao,
  QUALQUER,
  REGRA,
  ritmoDe,
  SEMANAS,
  type Vinculo,
} from './projecao.rules.ts';

type Schemas = components['schemas'];
type Projetada = Schemas['ProjecaoDeDozeMeses'];

/** Units whose days are held at once: between two groups the others are served. */
const POR_VEZ = 20;

/** Twelve months ahead, by a rule that is said beside them. */
@Injectable()
export class ProjecaoService {
  constructor(
    private readonly database: Database,
    private readonly repository: ProjecaoRepository,
    private readonly indicadores: IndicadoresRepository,
    private readonly programacoes: ProgramacoesService,
    private readonly empenhos: EmpenhosService,
    private readonly clock: Clock,
  ) {}

  async projetar(busca: BuscaProjecao): Promise<Projetada> {
    const tx = this.database;
    const hoje = this.clock.today(FUSO_DA_AGENCIA);
    const meses = mesesAFrente(hoje);
    const ate = addDays(`${addDays(`${meses.at(-1)}-01`, 31).slice(0, 7)}-01`, -1);
    const aFrente = { de: addDays(hoje, 1), ate };
    const unidades = await this.repository.units(tx, busca, aFrente);
    if (!unidades.length && busca.lotacaoId !== undefined) {
      throw problema('nao-encontrado', { detail: 'Esta lotação não existe, está desativada ou não é do contrato.' });
    }
    const vinculos = await this.repository.bindings(tx, unidades, aFrente);
    const contratoIds = [...new Set(vinculos.map(({ contratoId }) => contratoId))];
    const contados = await this.repository.counted(tx, unidades, {
      de: addDays(hoje, -7 * SEMANAS),
      ate: addDays(hoje, -1),
    });
    const projecao = new Projecao(
      ...([hoje, ritmoDe(contados)] as const),
      atendimentoDe([...vinculos, ...deQualquer(vinculos)], await this.repository.prices(tx, contratoIds)),
      busca.contratoId,
    );
    for (let n = 0; n < unidades.length; n += POR_VEZ) {
      await this.somar(tx, projecao, unidades.slice(n, n + POR_VEZ), aFrente);
    }
    const lidos = projecao.lidos();
    const [, ...inteiros] = lidos;
    const soma = (de: 'refeicoes' | 'valorCentavos' | 'semContrato') =>
      inteiros.reduce((total, mes) => total + mes[de], 0);
    const ontem = addDays(hoje, -1);
    const realizados = await this.repository.done(tx, busca, { de: `${hoje.slice(0, 4)}-01-01`, ate: ontem });
    return {
      hoje,
      apuradoEm: await this.indicadores.countedAt(tx),
      regra: [...REGRA],
      realizados: realizados.map(mes => ({ ...mes, semContrato: 0 })),
      meses: lidos,
      ...{ refeicoes: soma('refeicoes'), valorCentavos: soma('valorCentavos'), semContrato: soma('semContrato') },
      contratos: busca.lotacaoId === undefined ? await this.saldos(tx, projecao, contratoIds, busca, ontem) : [],
    };
  }

  async exportar(busca: BuscaProjecao, formato: Formato): Promise<StreamableFile> {
    const { realizados, meses } = await this.projetar(busca);
    const linhas = [
      ...realizados.map(mes => ({ ...mes, que: 'Apurado' })),
      ...meses.map(mes => ({ ...mes, que: 'Previsto' })),
    ];
    return spreadsheetFile({ nome: 'projecao-de-doze-meses', formato, colunas: COLUNAS, linhas });
  }

  private async somar(
    tx: Transaction,
    projecao: Projecao,
    unidades: readonly number[],
    { de, ate }: { de: string; ate: string },
  ): Promise<void> {
    const datas = Array.from({ length: daysBetween(de, ate) + 1 }, (_, n) => addDays(de, n));
    const dia = await this.programacoes.dosDias(tx, unidades, datas);
    for (const lotacaoId of unidades) {
      const daUnidade = datas.map(data => ({ data, ...dia(lotacaoId, data) }));
      // A unit that has a programme and nothing on a Sunday eats nothing on it; one without any is counted as it was.
      const programada = daUnidade.some(({ itens }) => itens.length > 0);
      for (const { data, itens, interrupcao } of daUnidade) {
        projecao.somar({ lotacaoId, data, itens: programada || interrupcao?.parada ? itens : undefined });
      }
    }
  }

  private async saldos(
    tx: Transaction,
    { porContrato }: Projecao,
    contratoIds: readonly number[],
    { contratoId }: BuscaProjecao,
    ontem: string,
  ): Promise<Projetada['contratos']> {
    const quais = contratoId === undefined ? contratoIds : [contratoId];
    const lidos = await this.repository.contracts(tx, quais, ontem);
    if (contratoId !== undefined && !lidos.length) {
      throw problema('nao-encontrado', { detail: 'Este contrato não existe.' });
    }
    const empenhados = new Map((await this.empenhos.saldosDe(tx, quais)).map(saldo => [saldo.contratoId, saldo]));
    const saldos: Projetada['contratos'] = [];
    for (const { valorTotalCentavos, executadoCentavos, ...contrato } of lidos) {
      const porMes = porContrato.get(contrato.contratoId);
      const saldoCentavos = valorTotalCentavos - executadoCentavos;
      const empenho = empenhados.get(contrato.contratoId);
      const porAtestar =
        empenho && (await this.repository.executedSince(tx, contrato.contratoId, { de: empenho.desde, ate: ontem }));
      const empenhosCentavos = empenho ? empenho.saldoCentavos - (porAtestar ?? 0) : null;
      saldos.push({
        ...contrato,
        ...{ saldoCentavos, acabaEm: mesEmQueAcaba(saldoCentavos, porMes), empenhosCentavos },
        empenhosAcabamEm: empenhosCentavos === null ? null : mesEmQueAcaba(empenhosCentavos, porMes),
        projetadoCentavos: [...(porMes?.values() ?? [])].reduce((soma, valor) => soma + valor, 0),
      });
    }
    return saldos;
  }
}

/** Of a unit without a programme nobody knows the meals: the first contract that serves it answers for all of them. */
const deQualquer = (vinculos: readonly Vinculo[]): Vinculo[] =>
  vinculos.map(vinculo => ({ ...vinculo, tipoAlimentacaoId: QUALQUER }));

type Linha = Schemas['MesProjetado'] & { readonly que: string };

const COLUNAS: readonly ExportColumn<Linha>[] = [
  { header: 'Mês', value: ({ mes }) => nomeDoMes(mes), width: 20 },
  { header: 'O que é', value: ({ que }) => que, width: 12 },
  { header: 'Refeições', value: ({ refeicoes }) => refeicoes, width: 14 },
  { header: 'Valor', value: ({ valorCentavos }) => ({ centavos: valorCentavos }), width: 18 },
  { header: 'Refeições sem contrato', value: ({ semContrato }) => semContrato, width: 22 },
];
