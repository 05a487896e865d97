import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail.service.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { porExtenso } from '../clock/zoned-time.ts';
import { Database, type Transaction } from '../database/database.ts';
import { violates } from '../database/violations.ts';
import { AtendimentoRepository } from './atendimento.repository.ts';
import { enumerar, naRefeicao } from './atendimento.rules.ts';
import { conferirContrato, contratoEmUso } from './contratos.cadastro.rules.ts';
import { ContratosEscritaRepository } from './contratos.escrita.repository.ts';
import { ContratosRepository } from './contratos.repository.ts';
import { fimDoContrato } from './contratos.rules.ts';
import { ContratosService, contratoInexistente } from './contratos.service.ts';

type Schemas = components['schemas'];
type Contrato = NonNullable<Awaited<ReturnType<ContratosEscritaRepository['findForUpdate']>>>;
export type Versionado = { contratoId: number; ifMatch: string | undefined };

@Injectable()
export class ContratosCadastroService {
  constructor(
    private readonly database: Database,
    private readonly repository: ContratosEscritaRepository,
    private readonly leitura: ContratosRepository,
    private readonly atendimentos: AtendimentoRepository,
    private readonly contratos: ContratosService,
    private readonly audit: AuditTrail,
  ) {}

  criar(pessoa: Pessoa, { fornecedorId, ...digitado }: Schemas['NovoContrato']): Promise<Schemas['ContratoDetalhado']> {
    return this.comNumeroUnico(digitado.numero, async tx => {
      const dados = conferirContrato(digitado);
      const fornecedor = await this.repository.findFornecedor(tx, fornecedorId);
      if (!fornecedor?.ativo) {
        const detail = fornecedor ? `${fornecedor.nome} está inativo.` : 'Este fornecedor não existe.';
        throw problema('dados-invalidos', { detail, errors: [{ pointer: '/fornecedorId', detail }] });
      }
      await this.exigirAnterior(tx, dados.contratoAnteriorId);
      const novo = { ...dados, fornecedorId, fornecedor: fornecedor.nome };
      const id = await this.contratos.abrir(tx, pessoa, 'criarContrato', novo);
      return this.contratos.ler(tx, id);
    });
  }

  editar(
    pessoa: Pessoa,
    alvo: Versionado,
    digitado: Schemas['ContratoDigitado'],
  ): Promise<Schemas['ContratoDetalhado']> {
    return this.comNumeroUnico(digitado.numero, async tx => {
      const antes = await this.exigir(tx, alvo);
      const dados = conferirContrato(digitado, antes.encerradoEm);
      await this.exigirAnterior(tx, dados.contratoAnteriorId, antes.id);
      return this.gravar(tx, pessoa, 'editarContrato', antes, dados);
    });
  }

  encerrar(pessoa: Pessoa, alvo: Versionado, ultimoDia: string): Promise<Schemas['ContratoDetalhado']> {
    return this.database.transaction(async tx => {
      const antes = await this.exigir(tx, alvo);
      if (ultimoDia < antes.vigenciaInicio || ultimoDia > antes.vigenciaFim) {
        const detail = `O último dia fica entre ${porExtenso(antes.vigenciaInicio)} e ${porExtenso(antes.vigenciaFim)}, a vigência do contrato.`;
        throw problema('dados-invalidos', { detail, errors: [{ pointer: '/ultimoDia', detail }] });
      }
      // Ending on the contract's own last day takes an early end back.
      const encerradoEm = ultimoDia === antes.vigenciaFim ? null : ultimoDia;
      return this.gravar(tx, pessoa, 'encerrarContrato', antes, { encerradoEm });
    });
  }

  async exigir(tx: Transaction, { contratoId, ifMatch }: Versionado): Promise<Contrato> {
    const contrato = await this.repository.findForUpdate(tx, contratoId);
    if (!contrato) throw contratoInexistente(contratoId);
    const { versao } = contrato;
    await this.audit.requireVersion(tx, { ifMatch, versao, entidade: 'contratos', entidadeId: contratoId });
    return contrato;
  }

  private async gravar(
    tx: Transaction,
    pessoa: Pessoa,
    acao: string,
    antes: Contrato,
    mudanca: Partial<Contrato>,
  ): Promise<Schemas['ContratoDetalhado']> {
    return this.contratos.ler(tx, antes.id, await this.mudar(tx, pessoa, acao, antes, mudanca));
  }

  /** Under the lock that `exigir` took. Answers what is left to be settled. */
  async mudar(
    tx: Transaction,
    pessoa: Pessoa,
    acao: string,
    antes: Contrato,
    mudanca: Partial<Contrato>,
  ): Promise<string[]> {
    const depois = { ...antes, ...mudanca };
    const avisos = await this.acompanharVigencia(tx, antes, depois);
    await this.repository.update(tx, antes.id, mudanca);
    await this.audit.record(tx, pessoa, { acao, entidade: 'contratos', entidadeId: antes.id, antes, depois });
    return avisos;
  }

  /** Units follow the contract's days. Refused, unit by unit, when sent orders would be left outside them. */
  private async acompanharVigencia(tx: Transaction, antes: Contrato, depois: Contrato): Promise<string[]> {
    const [velho, novo] = [fimDoContrato(antes), fimDoContrato(depois)];
    const { id, vigenciaInicio: inicio } = depois;
    if (novo < velho || inicio > antes.vigenciaInicio) {
      const fora = await this.atendimentos.findPedidosFora(tx, id, { inicio, fim: novo });
      if (fora.length) throw contratoEmUso(fora, novo);
    }
    if (inicio > antes.vigenciaInicio) await this.atendimentos.postpone(tx, id, inicio);
    if (novo < velho) {
      const cortadas = await this.atendimentos.close(tx, id, { ultimoDia: novo });
      const quantas = `${cortadas} ${cortadas === 1 ? 'lotação deixa' : 'lotações deixam'}`;
      return cortadas ? [`${quantas} de ser atendida${cortadas === 1 ? '' : 's'} depois de ${porExtenso(novo)}.`] : [];
    }
    if (novo === velho) return [];
    const seguintes = await this.atendimentos.extend(tx, id, velho, novo);
    const unidades = new Map(
      seguintes.map(({ lotacaoId }) => [lotacaoId, seguintes.filter(o => o.lotacaoId === lotacaoId)]),
    );
    return [...unidades.values()].map(ocupacoes => {
      const refeicoes = enumerar(ocupacoes.map(({ refeicao }) => naRefeicao(refeicao)));
      const [{ lotacao = '', fornecedor = '', inicio: de = '' } = {}] = ocupacoes;
      return `${lotacao} tem ${fornecedor} ${refeicoes} a partir de ${porExtenso(de)}: este contrato a atende até a véspera.`;
    });
  }

  private async exigirAnterior(tx: Transaction, anteriorId: number | null, id?: number): Promise<void> {
    if (anteriorId === null) return;
    await this.repository.lockSuccession(tx);
    const linha = await this.repository.findAncestry(tx, anteriorId);
    const sucede = id !== undefined && linha.includes(id);
    if (linha.length && !sucede) return;
    const detail = sucede
      ? 'O contrato anterior é o próprio ou já sucede este: a sucessão daria uma volta.'
      : 'O contrato anterior não existe.';
    throw problema('dados-invalidos', { detail, errors: [{ pointer: '/contratoAnteriorId', detail }] });
  }

  /** The unique index decides, also between two people at once; the loser learns which contract has the number. */
  private async comNumeroUnico<T>(numero: string, trabalho: (tx: Transaction) => Promise<T>): Promise<T> {
    try {
      return await this.database.transaction(trabalho);
    } catch (error) {
      if (!violates(error, 'contratos_numero_key')) throw error;
      const existente = await this.leitura.findReference(this.database, { numero: numero.trim() });
      const detail = `Já existe o contrato ${numero.trim()}, de ${existente?.fornecedor}.`;
      const registro = { id: existente?.id, nome: existente?.numero };
      throw problema('ja-existe', { detail, errors: [{ pointer: '/numero', detail }], members: { registro } });
    }
  }
}
