import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable, type StreamableFile } from '@nestjs/common';
import type { Pessoa } from '../../auth/pessoa.ts';
import { addDays, Clock, FUSO_DA_AGENCIA } from '../../clock/clock.ts';
import { Database, type Transaction } from '../../database/database.ts';
import { searchText } from '../../database/search-text.ts';
import type { Line } from '../../imports/lines.ts';
import { type Outcome, runImport } from '../../imports/run-import.ts';
import { importTemplate } from '../../imports/template.ts';
import { type Formato, spreadsheetFile } from '../../spreadsheets/spreadsheet-file.ts';
import type { ExportColumn } from '../../spreadsheets/spreadsheet-value.ts';
import { ItensService } from '../itens/itens.service.ts';
import { type FiltroProgramacoes, ListaRepository } from '../lista/lista.repository.ts';
import { LotesRepository, type UnidadeComVersao } from '../lotes/lotes.repository.ts';
import { LotesService } from '../lotes/lotes.service.ts';
import { ProgramacoesRepository } from '../programacoes.repository.ts';
import { DIAS, type Item, mudancasEntre, sobrepor } from '../semana/semana.rules.ts';
import type { LinhaDaPlanilha } from './planilha.rules.ts';
import { colunasDoModelo, importacaoDeProgramacoes } from './planilha.table.ts';
import { procurarUnidade } from './planilha-lookup.ts';

type Relatorio = components['schemas']['RelatorioImportacao'];
export type OpcoesDaPlanilha = { readonly simular: boolean; readonly vigenciaInicio?: string | undefined };
type Entendida = { linha: number; unidade: UnidadeComVersao; itens: Item[] };
type LinhaExportada = { unidade: UnidadeComVersao; refeicao: string; publico: string; dias: (number | null)[] };

@Injectable()
export class PlanilhaService {
  constructor(
    private readonly database: Database,
    private readonly programacoes: ProgramacoesRepository,
    private readonly lista: ListaRepository,
    private readonly repository: LotesRepository,
    private readonly lotes: LotesService,
    private readonly itens: ItensService,
    private readonly clock: Clock,
  ) {}

  modelo(formato: Formato): Promise<StreamableFile> {
    return importTemplate({ columns: colunasDoModelo }, { nome: 'modelo-programacoes', formato });
  }

  importar(pessoa: Pessoa, arquivo: Buffer, { simular, vigenciaInicio }: OpcoesDaPlanilha): Promise<Relatorio> {
    const hoje = this.clock.today(FUSO_DA_AGENCIA);
    const inicio = vigenciaInicio ?? addDays(hoje, 1);
    if (inicio < hoje) {
      throw problema('data-passada', { detail: 'A programação vale de hoje em diante; os dias passados não mudam.' });
    }
    return runImport(this.database, importacaoDeProgramacoes, arquivo, { simular }, (tx, lines) =>
      this.gravar(tx, pessoa, inicio, lines),
    );
  }

  private async gravar(
    tx: Transaction,
    pessoa: Pessoa,
    inicio: string,
    lines: readonly Line<LinhaDaPlanilha>[],
  ): Promise<ReadonlyMap<number, Outcome>> {
    const { entendidas, outcomes } = await this.entender(tx, inicio, lines);
    const ids = [...new Set(entendidas.map(({ unidade }) => unidade.id))];
    await this.programacoes.lockLotacoes(tx, ids);
    // Read again under the lock, so that a change made meanwhile is not overwritten.
    const unidades = new Map((await this.repository.findUnidades(tx, ids, inicio)).map(lida => [lida.id, lida]));
    const versoes = [...unidades.values()].flatMap(({ programacaoId }) => programacaoId ?? []);
    const antigas = await this.repository.findSemanas(tx, versoes);
    const doArquivo = new Map<number, Item[]>();
    for (const { unidade, itens } of entendidas) {
      doArquivo.set(unidade.id, [...(doArquivo.get(unidade.id) ?? []), ...itens]);
    }
    const trocas = [...unidades.values()].flatMap(unidade => {
      const antes: readonly Item[] = antigas.get(unidade.id) ?? [];
      const depois = sobrepor(antes, doArquivo.get(unidade.id) ?? []);
      const mudancas = mudancasEntre(antes, depois);
      return mudancas.length || unidade.programacaoId === null ? [{ unidade, antes, depois, mudancas }] : [];
    });
    await this.lotes.gravar(tx, pessoa, 'importarProgramacoes', inicio, trocas);
    for (const { linha, unidade, itens } of entendidas) {
      outcomes.set(linha, outcomeOf(unidades.get(unidade.id), itens, antigas.get(unidade.id) ?? []));
    }
    return outcomes;
  }

  private async entender(tx: Transaction, inicio: string, lines: readonly Line<LinhaDaPlanilha>[]) {
    const procurar = procurarUnidade(await this.repository.findUnidades(tx, null, inicio));
    const { refeicoes, publicos } = await this.itens.nomes(tx);
    const refeicaoDe = porNome(refeicoes);
    const publicoDe = porNome(publicos);
    const outcomes = new Map<number, Outcome>();
    const entendidas: Entendida[] = [];
    for (const { linha, row } of lines) {
      const unidade = procurar(row);
      const tipoAlimentacaoId = refeicaoDe.get(searchText(row.refeicao));
      const tipoPublicoId = publicoDe.get(searchText(row.publico));
      if (typeof unidade === 'string') recusar(outcomes, linha, unidade, row.codigo ? 'Código' : 'Unidade');
      else if (inicio < this.clock.today(unidade.fusoHorario)) recusar(outcomes, linha, 'O dia já passou.', 'Código');
      else if (!tipoAlimentacaoId) recusar(outcomes, linha, naoHa('refeição ativa', row.refeicao), 'Refeição');
      else if (!tipoPublicoId) recusar(outcomes, linha, naoHa('público ativo', row.publico), 'Público');
      else
        entendidas.push({ linha, unidade, itens: row.dias.map(dia => ({ ...dia, tipoAlimentacaoId, tipoPublicoId })) });
    }
    return { entendidas, outcomes };
  }

  async exportar(filtro: FiltroProgramacoes, formato: Formato): Promise<StreamableFile> {
    const agora = this.clock.now();
    const ids = await this.lista.findIds(this.database, agora, filtro);
    const hoje = this.clock.today(FUSO_DA_AGENCIA);
    const unidades = await this.repository.findUnidades(this.database, ids, hoje);
    const versoes = unidades.flatMap(({ programacaoId }) => programacaoId ?? []);
    const semanas = await this.repository.findSemanas(this.database, versoes);
    const { refeicoes, publicos } = await this.itens.nomes(this.database);
    const linhas = unidades.flatMap(unidade => linhasDe(unidade, semanas.get(unidade.id) ?? [], refeicoes, publicos));
    return spreadsheetFile({ nome: 'programacoes', formato, colunas: EXPORTADAS, linhas });
  }
}

const naoHa = (o: string, nome: string): string => `Não há ${o} com o nome "${nome}".`;
const porNome = (nomes: ReadonlyMap<number, string>): Map<string, number> =>
  new Map([...nomes].map(([id, nome]) => [searchText(nome), id]));

function recusar(outcomes: Map<number, Outcome>, linha: number, motivo: string, coluna: string): void {
  outcomes.set(linha, { feito: 'recusada', motivo, coluna });
}

function outcomeOf(unidade: UnidadeComVersao | undefined, itens: readonly Item[], antes: readonly Item[]): Outcome {
  if (!unidade || unidade.programacaoId === null) return { feito: 'nova' };
  const daLinha = antes.filter(antigo =>
    itens.some(
      item =>
        item.diaSemana === antigo.diaSemana &&
        item.tipoAlimentacaoId === antigo.tipoAlimentacaoId &&
        item.tipoPublicoId === antigo.tipoPublicoId,
    ),
  );
  const campos = mudancasEntre(daLinha, itens).map(({ diaSemana }) => DIAS[diaSemana] ?? '');
  return campos.length ? { feito: 'alterada', campos } : { feito: 'igual' };
}

function linhasDe(
  unidade: UnidadeComVersao,
  semana: readonly Item[],
  refeicoes: ReadonlyMap<number, string>,
  publicos: ReadonlyMap<number, string>,
): LinhaExportada[] {
  const linhas = new Map<string, LinhaExportada>();
  for (const { diaSemana, tipoAlimentacaoId, tipoPublicoId, quantidade } of semana) {
    const [refeicao, publico] = [refeicoes.get(tipoAlimentacaoId), publicos.get(tipoPublicoId)];
    if (!refeicao || !publico) continue;
    const chave = `${tipoAlimentacaoId}:${tipoPublicoId}`;
    const linha = linhas.get(chave) ?? { unidade, refeicao, publico, dias: DIAS.map(() => null) };
    linha.dias[diaSemana] = quantidade;
    linhas.set(chave, linha);
  }
  return [...linhas.values()];
}

const EXPORTADAS: readonly ExportColumn<LinhaExportada>[] = [
  { header: 'Código', value: ({ unidade }) => unidade.codigo, width: 14 },
  { header: 'Unidade', value: ({ unidade }) => unidade.nome, width: 48 },
  { header: 'UF', value: ({ unidade }) => unidade.uf, width: 6 },
  { header: 'Município', value: ({ unidade }) => unidade.municipio, width: 24 },
  { header: 'Refeição', value: ({ refeicao }) => refeicao, width: 18 },
  { header: 'Público', value: ({ publico }) => publico, width: 16 },
  ...DIAS.map((header, dia) => ({ header, value: ({ dias }: LinhaExportada) => dias[dia] ?? null })),
];
