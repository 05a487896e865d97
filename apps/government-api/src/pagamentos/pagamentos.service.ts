import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable, type StreamableFile } from '@nestjs/common';
import type { Pessoa } from '../auth/pessoa.ts';
import { Database, type Transaction } from '../database/database.ts';
import { FeriadosService } from '../feriados/feriados.service.ts';
import { RecebimentoDaMedicao } from '../medicoes/medicoes.service.ts';
import { ParametrosService } from '../parametros/parametros.service.ts';
import { type AtoFeito, quemPode } from '../responsaveis/responsaveis.service.ts';
import { type Formato, spreadsheetFile } from '../spreadsheets/spreadsheet-file.ts';
import { momentoDe, TermosLeituraService } from '../termos/termos.service.ts';
import { diasDoPrazo } from './fila.rules.ts';
import { ciclo } from './pagamentos.ciclo.rules.ts';
import { esperas } from './pagamentos.ciclo.table.ts';
import { colunasDoArquivo, diaDaNota, toPagamento } from './pagamentos.mapper.ts';
import {
  type BuscaPagamentos,
  type FiltrosPagamentos,
  type LinhaPagamento,
  PagamentosRepository,
} from './pagamentos.repository.ts';

type Schemas = components['schemas'];
type Prazo = Schemas['PrazoDoRecebimento'];
type Impedimentos = Schemas['Pagamento']['impedimentos'];

const SEM_NOTA = 'O pagamento começa com a nota fiscal que confere.';

/** Reads the queue of payment. */
@Injectable()
export class PagamentosService {
  constructor(
    private readonly database: Database,
    private readonly repository: PagamentosRepository,
    private readonly medicoes: RecebimentoDaMedicao,
    private readonly termos: TermosLeituraService,
    private readonly parametros: ParametrosService,
    private readonly feriados: FeriadosService,
  ) {}

  listar(pessoa: Pessoa, busca: BuscaPagamentos): Promise<Schemas['PaginaPagamentos']> {
    return this.database.transaction(async tx => {
      const { itens, total } = await this.repository.page(tx, busca);
      const { pagina, tamanho } = busca;
      const lidos = await this.montar(tx, pessoa, itens);
      return { itens: lidos, total, pagina, tamanho, fontes: await this.repository.sources(tx) };
    });
  }

  async exportar(
    { ordem, ...filtros }: FiltrosPagamentos & Pick<BuscaPagamentos, 'ordem'>,
    formato: Formato,
  ): Promise<StreamableFile> {
    const linhas = await this.repository.all(this.database, filtros, ordem);
    return spreadsheetFile({ nome: 'fila-de-pagamento', formato, colunas: colunasDoArquivo, linhas });
  }

  daMedicao(pessoa: Pessoa, medicaoId: number): Promise<Schemas['PagamentosDaMedicao']> {
    return this.database.transaction(async tx => {
      await this.medicoes.exigir(tx, medicaoId);
      const linhas = await this.repository.ofBilling(tx, medicaoId);
      const itens = await this.montar(tx, pessoa, linhas, linha => this.impedimentos(tx, pessoa, linha));
      const aberta = linhas.some(({ situacao }) => situacao !== 'CANCELADO');
      return { impedimento: aberta ? null : SEM_NOTA, itens };
    });
  }

  /** With why whoever asks may not take the step that comes next. */
  async ler(tx: Transaction, pessoa: Pessoa, linha: LinhaPagamento): Promise<Schemas['Pagamento']> {
    const [lido] = await this.montar(tx, pessoa, [linha], cada => this.impedimentos(tx, pessoa, cada));
    if (!lido) throw new Error('a part that was read is answered');
    return lido;
  }

  async exigir(tx: Transaction, id: number): Promise<LinhaPagamento> {
    const linha = await this.repository.read(tx, id);
    if (!linha) throw problema('nao-encontrado', { detail: `O pagamento ${id} não existe.` });
    return linha;
  }

  /** Whoever received or attested the month does not settle it, and whoever settled it does not pay it. */
  async impedimentos(tx: Transaction, pessoa: Pessoa, linha: LinhaPagamento): Promise<Impedimentos> {
    const espera = esperas[linha.situacao];
    const autoridades = pessoa.authorities;
    if (!espera || !ciclo.allowed(espera.acao, { situacao: linha.situacao, autoridades })) return [];
    const contexto = await this.termos.contexto(tx, pessoa, await this.medicoes.exigir(tx, linha.medicaoId));
    const liquidou: AtoFeito[] =
      linha.liquidadoPor === null ? [] : [{ ato: 'LIQUIDAR', usuarioId: linha.liquidadoPor }];
    const momento = momentoDe(contexto);
    const resposta = quemPode(espera.ato, { ...momento, feitos: [...momento.feitos, ...liquidou] }, pessoa);
    return resposta.pode ? [] : [{ acao: espera.acao, motivo: resposta.motivo }];
  }

  /** Of the act that each waits for: from the note's arrival, then from the settling. Those that wait for none are not in it. */
  async prazos(tx: Transaction, linhas: readonly LinhaPagamento[]): Promise<ReadonlyMap<number, Prazo>> {
    const esperando = linhas.flatMap(linha => {
      const espera = esperas[linha.situacao];
      return espera ? [{ linha, espera, desde: linha.liquidadoData ?? diaDaNota(linha) }] : [];
    });
    const dias = esperando.map(({ desde }) => desde).sort();
    const [de, ate] = [dias[0], dias.at(-1)];
    if (de === undefined || ate === undefined) return new Map();
    const valores = await this.parametros.entre(tx, de, ate);
    const contagens = esperando.map(({ linha, espera, desde }) => {
      const doDia = valores(desde);
      return { desde, diasUteis: diasDoPrazo(doDia[espera.prazo], { ...linha, ...doDia }) };
    });
    const prazos = await this.feriados.prazos(tx, contagens);
    return new Map(esperando.flatMap(({ linha: { id } }, n) => (prazos[n] ? [[id, prazos[n]]] : [])));
  }

  private async montar(
    tx: Transaction,
    { authorities: autoridades }: Pessoa,
    linhas: readonly LinhaPagamento[],
    impedimentosDe: (linha: LinhaPagamento) => Promise<Impedimentos> = async () => [],
  ): Promise<Schemas['Pagamento'][]> {
    const prazos = await this.prazos(tx, linhas);
    const lidos: Schemas['Pagamento'][] = [];
    for (const linha of linhas) {
      const prazo = prazos.get(linha.id) ?? null;
      lidos.push(toPagamento(linha, { prazo, impedimentos: await impedimentosDe(linha), autoridades }));
    }
    return lidos;
  }
}
