import type { components } from '@alipen/contracts/generated/government-api';
import { type Problema, problema } from '@alipen/platform/problems/problema';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail.service.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { addDays, Clock, FUSO_DA_AGENCIA } from '../clock/clock.ts';
import { Database, type Transaction } from '../database/database.ts';
import { violates } from '../database/violations.ts';
import { ParametrosService } from '../parametros/parametros.service.ts';
import { type Formato, spreadsheetFile } from '../spreadsheets/spreadsheet-file.ts';
import { type FornecedorConhecido, FornecedoresImportacaoRepository } from './fornecedores.importacao.repository.ts';
import { colunasDoArquivo, noHistorico, toFornecedor, toFornecedorResumido } from './fornecedores.mapper.ts';
import { type Fornecedor, FornecedoresRepository, type OrdemFornecedores } from './fornecedores.repository.ts';
import { conferirFornecedor, nomeDeBusca, textoDaBusca } from './fornecedores.rules.ts';

export { cnpjValido, semPontuacao } from './cnpj.rules.ts';
export type { FornecedorConhecido };

type Schemas = components['schemas'];
export type FiltrosFornecedores = {
  busca?: string;
  situacao?: Schemas['SituacaoFornecedor'];
  aVencer: boolean;
  ordem: OrdemFornecedores;
};
export type BuscaFornecedores = FiltrosFornecedores & { pagina: number; tamanho: number };
export type FornecedorPlanejado = {
  cnpj: string;
  razaoSocial: string;
  nomeFantasia: string;
  antes?: FornecedorConhecido;
};
export type Versionado = { fornecedorId: number; ifMatch: string | undefined };

@Injectable()
export class FornecedoresService {
  constructor(
    private readonly database: Database,
    private readonly repository: FornecedoresRepository,
    private readonly importacao: FornecedoresImportacaoRepository,
    private readonly parametros: ParametrosService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async listar({ pagina, tamanho, ...filtros }: BuscaFornecedores): Promise<Schemas['PaginaFornecedores']> {
    const filtro = await this.filtroDe(filtros);
    const { itens, total } = await this.repository.findPage(this.database, filtro, { pagina, tamanho });
    return { itens: itens.map(row => toFornecedorResumido(row, filtro.hoje)), total, pagina, tamanho };
  }

  async exportar(filtros: FiltrosFornecedores, formato: Formato): Promise<StreamableFile> {
    const linhas = await this.repository.findAll(this.database, await this.filtroDe(filtros));
    return spreadsheetFile({ nome: 'fornecedores', formato, colunas: colunasDoArquivo, linhas });
  }

  /** The supplier's addresses for this subject, and its representative's. */
  emailsDe(tx: Transaction, id: number, assunto: Schemas['AssuntoEmail']): Promise<string[]> {
    return this.repository.findMails(tx, id, assunto);
  }

  async obter(id: number): Promise<Schemas['Fornecedor']> {
    return toFornecedor(await this.exigir(this.database, id), this.hoje());
  }

  criar(pessoa: Pessoa, digitado: Schemas['FornecedorDigitado']): Promise<Schemas['Fornecedor']> {
    return this.comCnpjUnico(digitado, async (tx, dados) => {
      const id = await this.repository.insert(tx, dados);
      const depois = noHistorico(dados);
      await this.audit.record(tx, pessoa, { ...registro(id), acao: 'criarFornecedor', depois });
      return toFornecedor(await this.exigir(tx, id), this.hoje());
    });
  }

  editar(
    pessoa: Pessoa,
    { fornecedorId, ifMatch }: Versionado,
    digitado: Schemas['FornecedorDigitado'],
  ): Promise<Schemas['Fornecedor']> {
    return this.comCnpjUnico(digitado, async (tx, dados) => {
      const antes = await this.exigir(tx, fornecedorId, { lock: true });
      await this.audit.requireVersion(tx, { ...registro(fornecedorId), ifMatch, versao: antes.versao });
      return this.gravar(tx, pessoa, 'editarFornecedor', antes, dados);
    });
  }

  mudarSituacao(pessoa: Pessoa, { fornecedorId, ifMatch }: Versionado, ativo: boolean): Promise<Schemas['Fornecedor']> {
    return this.database.transaction(async tx => {
      const antes = await this.exigir(tx, fornecedorId, { lock: true });
      const exigida = { ...registro(fornecedorId), ifMatch, versao: antes.versao, opcional: true };
      await this.audit.requireVersion(tx, exigida);
      return this.gravarSituacao(tx, pessoa, antes, ativo);
    });
  }

  /** Each in its own savepoint: one that may not be deactivated does not stop the others. */
  inativarTodos(pessoa: Pessoa, ids: readonly number[]): Promise<Schemas['ResultadosEmLote']> {
    return this.database.transaction(async tx => {
      const resultados: Schemas['ResultadoEmLote'][] = [];
      for (const id of [...ids].sort((a, b) => a - b)) {
        const recusa = await tx
          .transaction(async savepoint => {
            const antes = await this.exigir(savepoint, id, { lock: true });
            await this.gravarSituacao(savepoint, pessoa, antes, false);
          })
          .then(() => undefined)
          .catch(recusaDe);
        resultados.push({ id, feito: recusa === undefined, ...(recusa !== undefined && { detail: recusa }) });
      }
      return { resultados };
    });
  }

  pelosCnpjs(tx: Transaction, cnpjs: readonly string[]): Promise<FornecedorConhecido[]> {
    return this.importacao.findByCnpjs(tx, cnpjs);
  }

  async gravarPlanejados(tx: Transaction, pessoa: Pessoa, acao: string, planejados: readonly FornecedorPlanejado[]) {
    const comBusca = planejados.map(f => ({ ...f, nomeBusca: nomeDeBusca(f) }));
    const novos = comBusca.filter(({ antes }) => !antes).map(({ antes: _, ...novo }) => novo);
    const alterados = comBusca.flatMap(({ antes, ...f }) => (antes ? [{ ...f, id: antes.id, antes }] : []));
    await this.importacao.insert(tx, novos);
    await this.importacao.rename(tx, alterados);
    const inseridos = await this.importacao.findByCnpjs(
      tx,
      novos.map(({ cnpj }) => cnpj),
    );
    await this.audit.recordAll(tx, pessoa, [
      ...inseridos.map(({ id, ativo: _, ...depois }) => ({ ...registro(id), acao, depois })),
      ...alterados.map(({ id, antes, razaoSocial, nomeFantasia }) => ({
        ...registro(id),
        acao,
        antes: { razaoSocial: antes.razaoSocial, nomeFantasia: antes.nomeFantasia },
        depois: { razaoSocial, nomeFantasia },
      })),
    ]);
  }

  private async gravarSituacao(tx: Transaction, pessoa: Pessoa, antes: Fornecedor, ativo: boolean) {
    if (antes.ativo === ativo) return toFornecedor(antes, this.hoje());
    if (!ativo) await this.exigirSemLotacoes(tx, antes);
    return this.gravar(tx, pessoa, ativo ? 'reativarFornecedor' : 'inativarFornecedor', antes, { ativo });
  }

  private async exigirSemLotacoes(tx: Transaction, { id, nomeFantasia }: Fornecedor): Promise<void> {
    const nomes = await this.repository.findAtendidas(tx, id, this.hoje());
    if (!nomes.length) return;
    const quantas = nomes.length === 1 ? '1 lotação' : `${nomes.length} lotações`;
    const lista = nomes.slice(0, 3).join(', ') + (nomes.length > 3 ? ` e mais ${nomes.length - 3}` : '');
    throw problema('em-uso', {
      detail: `${nomeFantasia} atende ${quantas}: ${lista}. Transfira as lotações antes de desativar.`,
    });
  }

  private async gravar(tx: Transaction, pessoa: Pessoa, acao: string, antes: Fornecedor, set: Partial<Fornecedor>) {
    await this.repository.update(tx, antes.id, set);
    const depois = noHistorico({ ...antes, ...set });
    await this.audit.record(tx, pessoa, { ...registro(antes.id), acao, antes: noHistorico(antes), depois });
    return toFornecedor(await this.exigir(tx, antes.id), this.hoje());
  }

  private async exigir(tx: Transaction, id: number, options = {}): Promise<Fornecedor> {
    const row = await this.repository.findById(tx, id, options);
    if (!row) throw problema('nao-encontrado', { detail: `O fornecedor ${id} não existe.` });
    return row;
  }

  /** The unique index decides, also between two people at once; the loser learns which supplier has the CNPJ. */
  private async comCnpjUnico<T>(
    digitado: Schemas['FornecedorDigitado'],
    trabalho: (tx: Transaction, dados: ReturnType<typeof conferirFornecedor>) => Promise<T>,
  ): Promise<T> {
    const dados = conferirFornecedor(digitado);
    try {
      return await this.database.transaction(tx => trabalho(tx, dados));
    } catch (error) {
      if (!violates(error, 'fornecedores_cnpj_key')) throw error;
      throw cnpjRepetido(await this.repository.findByCnpj(this.database, dados.cnpj));
    }
  }

  private hoje(): string {
    return this.clock.today(FUSO_DA_AGENCIA);
  }

  private async filtroDe({ busca, ...filtros }: FiltrosFornecedores) {
    const hoje = this.hoje();
    const { diasAVencer } = await this.parametros.doDia(this.database, hoje);
    return { ...filtros, busca: busca && textoDaBusca(busca), hoje, limite: addDays(hoje, diasAVencer) };
  }
}

const registro = (id: number) => ({ entidade: 'fornecedores', entidadeId: id });

function cnpjRepetido(existente: Fornecedor | undefined): Problema {
  const quem = `${existente?.razaoSocial}${existente?.ativo ? '' : ', que está inativo'}`;
  const detail = `Este CNPJ já é de ${quem}`.replace(/\.?$/, '.');
  const members = existente && { registro: { id: existente.id, nome: existente.razaoSocial } };
  return problema('ja-existe', { detail, errors: [{ pointer: '/cnpj', detail }], members: members ?? {} });
}

/** The reason a person may read; any other error is a failure of ours and is thrown on. */
function recusaDe(error: unknown): string {
  const detail = error instanceof Error && 'slug' in error ? error.message : undefined;
  if (detail === undefined) throw error;
  return detail;
}
